import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let maria: Client;
let monograph = '';
beforeAll(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  const [herb] = (await maria.get('/api/herbs?q=valerian')).json();
  monograph = `/api/herbs/${herb.id}/monograph`;
});
afterAll(() => running.stop());

const fromOurPage = { 'sec-fetch-site': 'same-origin' };

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long reply travels to our own pages packed as %s, and holds the same', async (encoding, unpack) => {
  const plain = await maria.get(monograph);
  const packed = await maria.call('GET', monograph, undefined, { ...fromOurPage, 'accept-encoding': encoding });

  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json());
});

test.each([
  [{ 'accept-encoding': 'br, gzip' }],
  [{ 'accept-encoding': 'br, gzip', 'sec-fetch-site': 'none' }],
  [{ 'accept-encoding': 'br, gzip', 'sec-fetch-site': 'same-site' }],
  [{ 'accept-encoding': 'br, gzip', 'sec-fetch-site': 'cross-site' }],
  [fromOurPage],
])('a caller that is none of our pages, or unpacks nothing, gets it as it is: %j', async (headers) => {
  const reply = await maria.call('GET', monograph, undefined, headers);

  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.json()).toEqual((await maria.get(monograph)).json());
});

test('a short reply is left as it is', async () => {
  const reply = await maria.call('GET', '/api/chats', undefined, { ...fromOurPage, 'accept-encoding': 'br' });

  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.json()).toEqual([]);
});
