import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, percentile } from './figures.ts';
import { startBenchServer } from './start-bench-server.ts';

const streams = 500;
const settleMs = 1000;
const meanwhileReads = 30;
const megabyte = 1024 * 1024;

/** 500 answers being streamed at once, each with words four times a second, and someone reading meanwhile. */
export async function measureStreams(): Promise<Figure[]> {
  const server = await startBenchServer();
  const agent = new Agent({ keepAlive: false });
  const open = Array.from({ length: streams }, (_, person) =>
    follow(agent, `${server.url}/api/drip`, server.cookies[person % server.cookies.length] ?? ''),
  );
  await wait(settleMs);
  server.begin();
  const reads = await readMeanwhile(`${server.url}/api/chats?limit=20`, server.cookies[0] ?? '');
  const { delayMs, residentBytes } = await server.tell();
  const ended = await Promise.all(open);
  await server.stop();
  return [
    { name: 'streams that came to their end', value: ended.filter(Boolean).length, unit: '', atLeast: streams },
    { name: 'how late the event loop came, p99', value: delayMs, unit: 'ms', atMost: 100 },
    { name: 'resident memory', value: residentBytes / megabyte, unit: 'MB', atMost: 600 },
    { name: "another person's list meanwhile, p95", value: percentile(reads, 0.95), unit: 'ms', atMost: 200 },
  ];
}

/** True when the stream was told to its end. */
function follow(agent: Agent, url: string, cookie: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } })
      .once('error', reject)
      .once('response', (response) => {
        let isWhole = false;
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          isWhole ||= text.includes('The end.');
        });
        response.once('end', () => resolve(isWhole));
      })
      .end();
  });
}

async function readMeanwhile(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < meanwhileReads; count += 1) {
    const started = performance.now();
    await (await fetch(url, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - started);
    await wait(100);
  }
  return times;
}
