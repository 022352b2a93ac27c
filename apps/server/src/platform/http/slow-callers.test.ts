import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const letterEveryMs = 10;
/** Long beside the 150 ms of this server, short beside the minute that a server without limits of its own waits. */
const maxMs = 30_000;

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await startTestApp({}, { httpTimeouts: { requestMs: 150, checkEveryMs: 20 } });
  port = Number(new URL(await running.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => running.stop());

/** A letter that meets a closed door may take the answer away with it. */
const timedOutOrCut = /^(?:HTTP\/1\.1 408 |$)/;

const slowCallers = [
  { what: 'its headers', atOnce: 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-long: ' },
  {
    what: 'its body',
    atOnce:
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
  },
] as const;

test.for(slowCallers)('a caller who sends $what letter by letter is let go', async ({ atOnce }) => {
  const { answer, ms } = await sendSlowly(atOnce);

  expect(answer).toMatch(timedOutOrCut);
  expect(ms).toBeGreaterThanOrEqual(150);
});

test('a caller who is gone in the middle of a body is no trouble with the database', async () => {
  const socket = connect(port, '127.0.0.1', () => socket.write(`${slowCallers[1].atOnce}{"user`));
  await wait(50);
  socket.destroy();
  await wait(100);

  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect(running.logged.join('')).not.toContain('the database cannot be used');
});

test('others are answered meanwhile', async () => {
  const slow = slowCallers.map(({ atOnce }) => sendSlowly(atOnce));

  const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);

  expect(status).toBe(200);
  await Promise.all(slow);
});

/** Never stops sending by itself; rejects when the server is too patient. */
function sendSlowly(atOnce: string): Promise<{ answer: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(atOnce));
    const letters = setInterval(() => socket.write('x'), letterEveryMs);
    const late = setTimeout(() => {
      reject(new Error(`still connected after ${maxMs} ms`));
      socket.destroy();
    }, maxMs);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(letters);
      clearTimeout(late);
      resolve({ answer, ms: performance.now() - started });
    });
  });
}
