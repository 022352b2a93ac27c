import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await startTestApp();
  port = Number(new URL(await running.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => running.stop());

const unreadable = [
  ['words that are no request', 'hello\r\n\r\n', 400, 'unreadable'],
  ['an unknown method', 'FOO /api/chats HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'unreadable'],
  [
    'a letter outside ASCII in the address',
    'GET /api/herbs?letter=\u00e9 HTTP/1.1\r\nhost: x\r\n\r\n',
    400,
    'unreadable',
  ],
  [
    'two lengths',
    'POST /api/chats HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    400,
    'unreadable',
  ],
  ['a request to no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400, 'unreadable'],
  ['a tunnel to somewhere else', 'CONNECT shop.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'wrong_method'],
  [
    'an expectation of more than to go on',
    'POST /api/chats HTTP/1.1\r\nhost: x\r\nexpect: tea\r\ncontent-length: 2\r\n\r\n{}',
    417,
    'unmet_expectation',
  ],
  [
    'endless headers',
    `GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_big',
  ],
] as const;

test.each(unreadable)('%s are refused in the shape of every refusal', async (_, request, status, code) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/\.$/) });
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('cache-control: no-store');
});

function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
