import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const megabyte = 1024 * 1024;
const bodyMegabytes = 16;
const uploads = 10;

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await startTestApp();
  port = Number(new URL(await running.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => running.stop());

const callers = [
  { what: 'a length', headers: [`content-length: ${bodyMegabytes * megabyte}`] },
  {
    what: 'a length and the wish to close',
    headers: [`content-length: ${bodyMegabytes * megabyte}`, 'connection: close'],
  },
  { what: 'pieces', headers: ['transfer-encoding: chunked'] },
];

const doors = [
  { what: 'a call that asks who is there', at: 'POST /api/chats', refusal: '401 Unauthorized' },
  { what: 'a call that does not exist', at: 'POST /api/nowhere', refusal: '404 Not Found' },
  { what: 'an address that cannot be read', at: 'POST /%zz', refusal: '400 Bad Request' },
];

test.for(doors)('what $what says reaches a caller who is still sending and wants to close', async ({ at, refusal }) => {
  const length = `content-length: ${bodyMegabytes * megabyte}`;

  expect(await sendAll([length, 'connection: close', 'content-type: text/plain'], at)).toContain(`HTTP/1.1 ${refusal}`);
});

test.for(callers)('a body far too big, sent with $what, is told so and never just cut off', async ({ headers }) => {
  const answers = await Promise.all(
    Array.from({ length: uploads }, () => sendAll([...headers, 'content-type: application/json'])),
  );

  expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toStrictEqual(
    answers.map(() => 'HTTP/1.1 413 Payload Too Large'),
  );
});

/** Sends everything, as most clients do, before it looks at what came back. */
async function sendAll(headers: readonly string[], at = 'POST /api/auth/login'): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write([`${at} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'));
  const isChunked = headers.some((header) => header.includes('chunked'));
  const piece = isChunked ? `${megabyte.toString(16)}\r\n${'x'.repeat(megabyte)}\r\n` : 'x'.repeat(megabyte);
  for (let sent = 0; sent < bodyMegabytes; sent += 1) {
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  if (isChunked) socket.write('0\r\n\r\n');
  const [answer] = await once(socket.resume(), 'data');
  socket.destroy();
  return String(answer);
}
