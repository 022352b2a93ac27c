import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the measured server is and who is signed in there. */
export interface BenchPlace {
  readonly url: string;
  readonly bareUrl: string;
  readonly cookies: readonly string[];
  readonly chatsEach: number;
  /** Size of the list that both routes return. */
  readonly bytes: number;
}

export interface ServerFigures {
  /** p99 of how late the event loop came. */
  readonly delayMs: number;
  readonly residentBytes: number;
  /** What the process has used of the processors, all its threads together. */
  readonly cpuMs: number;
}

export interface BenchServer extends BenchPlace {
  /** Forgets what was measured so far. */
  begin(): void;
  tell(): Promise<ServerFigures>;
  stop(): Promise<void>;
}

const timeoutMs = 60_000;

/** Starts the measured server on an empty database; its log goes to a file, as it does in production. */
export async function startBenchServer(settings: Record<string, string> = {}): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'herbie-bench-'));
  const log = openSync(join(folder, 'log'), 'w');
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--max-semi-space-size=16', '--no-regexp-tier-up'],
    env: { PATH, HOME, RATE_LIMIT_SCALE: '100000', DATA_DIR: join(folder, 'data'), ...settings },
  });
  const place = await nextMessage<BenchPlace>(child);
  return {
    ...place,
    begin: () => void child.send('begin'),
    async tell() {
      const told = nextMessage<ServerFigures>(child);
      child.send('tell');
      return told;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the measured server says nothing')), timeoutMs);
    const ended = (code: number | null) => {
      clearTimeout(timer);
      reject(new Error(`the measured server ended with code ${code}`));
    };
    child.once('exit', ended);
    child.once('message', (message) => {
      clearTimeout(timer);
      child.off('exit', ended);
      // safe: bench-server.ts sends these shapes in this order.
      resolve(message as T);
    });
  });
}
