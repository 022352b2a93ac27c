import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const serverFolder = resolve(import.meta.dirname, '..');
/** What is started when a test wants a server: the built program, as `npm start` does. */
export const builtServer = 'dist/main.js';
/** What the first process of a test compiled is there for the next. */
const compiled = resolve(serverFolder, '../../node_modules/.cache/test-servers');
const timeoutMs = 30_000;

/** What a finished process said. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly ms: number;
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly readyMs: number;
  /** Everything printed so far. */
  output(): string;
  visitor(): ProcessClient;
  signUp(username: string): Promise<ProcessClient>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** The real program in a process of its own, on a free port; resolves when it says that it is ready. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const started = Date.now();
  const { child, output, end, ended } = run(builtServer, [], { PORT: '0', RATE_LIMIT_SCALE: '1000', ...settings });
  const url = await addressOf(output, end);
  const visitor = (cookie = '') => createProcessClient(url, cookie);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: Date.now() - started,
    output,
    visitor,
    async signUp(username) {
      const client = visitor();
      await client.send('POST', '/api/auth/register', { username, password: 'correct horse' });
      await client.send('POST', '/api/auth/login', { username, password: 'correct horse' });
      return client;
    },
    end(signal) {
      child.kill(signal);
      return ended();
    },
  };
}

/** Runs a program of the server to its end. */
export function runProgram(file: string, args: readonly string[], settings: Record<string, string>): Promise<Ended> {
  return run(file, args, settings).ended();
}

export interface Reply<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** A caller over a real connection, with a cookie of its own. */
export interface ProcessClient {
  cookie(): string;
  send<T>(method: string, path: string, body?: unknown): Promise<Reply<T>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function createProcessClient(url: string, startCookie = ''): ProcessClient {
  let cookie = startCookie;
  const call: ProcessClient['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    if (init.body !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(`${url}${path}`, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return response;
  };
  return {
    cookie: () => cookie,
    fetch: call,
    async send<T>(method: string, path: string, body?: unknown) {
      const response = await call(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      const text = await response.text();
      // safe: a test states what it expects and then looks at it.
      return { status: response.status, body: JSON.parse(text) as T };
    },
  };
}

/** The titles of all chats of a person, page by page. */
export async function allTitles(client: ProcessClient): Promise<string[]> {
  const titles: string[] = [];
  let before = '';
  for (;;) {
    const page = (await client.send<{ id: number; title: string }[]>('GET', `/api/chats?limit=100${before}`)).body;
    titles.push(...page.map(({ title }) => title));
    const last = page.at(-1);
    if (last === undefined) return titles;
    before = `&before=${last.id}`;
  }
}

function run(file: string, args: readonly string[], settings: Record<string, string>) {
  const started = Date.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [resolve(serverFolder, file), ...args], {
    env: { PATH, HOME, LOG_LEVEL: 'info', NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const end = new Promise<Ended>((done) => {
    child.once('close', (code, signal) => done({ code, signal, output: printed, ms: Date.now() - started }));
  });
  return { child, end, output: () => printed, ended: () => within(end, child, () => printed) };
}

async function addressOf(output: () => string, end: Promise<Ended>): Promise<string> {
  let over: Ended | undefined;
  void end.then((how) => {
    over = how;
  });
  for (let waited = 0; waited < timeoutMs; waited += 20) {
    const url = /Herbie is ready at (\S+)/.exec(output())?.[1];
    if (url !== undefined) return url;
    if (over) throw new Error(`the server ended with code ${over.code}: ${over.output}`);
    await Promise.race([end, new Promise((wake) => setTimeout(wake, 20))]);
  }
  throw new Error(`the server was not ready in time: ${output()}`);
}

async function within(end: Promise<Ended>, child: ChildProcess, output: () => string): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the process did not end in time: ${output()}`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([end, late]);
  } finally {
    clearTimeout(timer);
  }
}
