import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median, percentile } from './figures.ts';
import { type BenchServer, startBenchServer } from './start-bench-server.ts';

const slowCallers = 200;
const reads = 60;
const rounds = 3;
const megabyte = 1024 * 1024;
const most = 7_000_000;
const closedDoor = 499;

interface Hostile {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string | Buffer;
}

const ids = ['0', '-1', '1.5', '1e3', 'abc', '%00', '%ff', '%ED%A0%80', '9'.repeat(19), 'a'.repeat(5000), '../users'];
const titles = [
  '{"title":"\\u0000"}',
  '{"title":"\\ud800"}',
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  '{"__proto__":{"role":"admin"}}',
  '{"title":',
  `{"title":"${'x'.repeat(110_000)}"}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`k${key}`, key]))).slice(0, 100_000),
];
const pictures = [
  '['.repeat(most),
  '['.repeat(most) + ']'.repeat(most),
  `${'{"a":'.repeat(2_000_000)}1${'}'.repeat(2_000_000)}`,
  `[${'1,'.repeat(most)}1]`,
  '""'.repeat(most),
  '1'.repeat(most),
  `{"imageBase64":"${'A'.repeat(16_000_000)}"}`,
];

/** Every one of them deserves a 4xx at once; nobody else may notice. */
const attacks: readonly Hostile[] = [
  ...ids.map((id) => ({ method: 'GET' as const, path: `/api/chats/${id}` })),
  // Of somebody else: it exists and is not found.
  { method: 'GET', path: '/api/chats/4000' },
  { method: 'POST', path: '/api/chats/4000/messages', body: '{"content":"Hello"}' },
  ...titles.map((body) => ({ method: 'POST' as const, path: '/api/chats', body })),
  ...pictures.map((body) => ({ method: 'POST' as const, path: '/api/analyses', body })),
  { method: 'POST', path: '/api/auth/login', body: `{"username":"a","password":"${'x'.repeat(megabyte)}"}` },
];

/** What callers who mean harm, or who are very slow, cost themselves and the others. */
export async function measureHostile(): Promise<Figure[]> {
  const server = await startBenchServer();
  for (const attack of attacks) await answerTo(server, attack);
  const answers: { status: number; ms: number }[] = [];
  for (const attack of attacks) {
    const tries: { status: number; ms: number }[] = [];
    for (let round = 0; round < rounds; round += 1) tries.push(await answerTo(server, attack));
    answers.push({ status: tries[0]?.status ?? 0, ms: median(tries.map(({ ms }) => ms)) });
  }
  const { residentBytes } = await server.tell();
  const [alone = Number.NaN, meanwhile = Number.NaN] = await besideSlowCallers(server);
  await server.stop();
  // Half as much again, and a few milliseconds that are the measuring itself.
  const atMost = Math.ceil(alone * 1.5 + 5);
  const refused = answers.filter(({ status }) => status >= 400 && status < 500);
  return [
    { name: 'hostile requests refused with 4xx', value: refused.length, unit: '', atLeast: attacks.length },
    {
      name: 'the slowest refusal, median of three',
      value: Math.max(...answers.map(({ ms }) => ms)),
      unit: 'ms',
      atMost: 200,
    },
    { name: 'resident memory after them', value: residentBytes / megabyte, unit: 'MB', atMost: 400 },
    { name: "another person's list, p95", value: alone, unit: 'ms' },
    { name: `the same beside ${slowCallers} slow callers, p95`, value: meanwhile, unit: 'ms', atMost },
  ];
}

function answerTo(server: BenchServer, { method, path, body }: Hostile): Promise<{ status: number; ms: number }> {
  const { hostname, port } = new URL(server.url);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers: { cookie: server.cookies[0] ?? '', 'content-type': 'application/json' },
    });
    outgoing.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - started });
    });
    // After an early refusal the rest of a big body meets a closed door, at times before the answer was read.
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET')
        resolve({ status: closedDoor, ms: performance.now() - started });
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** The p95 of a list before, and while others send a head or a body letter by letter or do not read their answer. */
async function besideSlowCallers(server: BenchServer): Promise<number[]> {
  await readLists(server);
  const alone = await readLists(server);
  const callers = Array.from({ length: slowCallers }, (_, place) => slowCaller(server, place));
  const drip = setInterval(() => {
    for (const { socket, letter } of callers) if (letter !== '' && !socket.destroyed) socket.write(letter);
  }, 1000);
  await wait(1000);
  const meanwhile = await readLists(server);
  clearInterval(drip);
  for (const { socket } of callers) socket.destroy();
  return [alone, meanwhile];
}

function slowCaller(server: BenchServer, place: number): { socket: Socket; letter: string } {
  const { hostname, port } = new URL(server.url);
  const cookie = server.cookies[place % server.cookies.length] ?? '';
  const start = `Host: ${hostname}\r\nCookie: ${cookie}\r\n`;
  const [head, letter] = [
    [`GET /api/chats HTTP/1.1\r\n${start}X-Slow: `, 'a'],
    [
      `POST /api/chats HTTP/1.1\r\n${start}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"title":"`,
      'a',
    ],
    [`GET /api/drip HTTP/1.1\r\n${start}\r\n`, ''],
  ][place % 3] ?? ['', ''];
  const socket = connect(Number(port), hostname, () => socket.write(head ?? ''));
  socket.on('error', () => socket.destroy());
  return { socket: socket.pause(), letter: letter ?? '' };
}

async function readLists({ url, cookies }: BenchServer): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < reads; count += 1) {
    const started = performance.now();
    await (await fetch(`${url}/api/chats?limit=20`, { headers: { cookie: cookies[249] ?? '' } })).arrayBuffer();
    times.push(performance.now() - started);
    await wait(20);
  }
  return percentile(times, 0.95);
}
