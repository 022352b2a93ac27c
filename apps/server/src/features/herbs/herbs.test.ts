import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

test('herbs stand in the order a reader looks them up, capitals or not', async () => {
  const maria = await running.signUp('maria');

  const names = (await maria.get('/api/herbs')).json<{ name: string }[]>().map(({ name }) => name);

  expect(names.indexOf('DHEA')).toBeGreaterThan(names.indexOf('Damiana'));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })));
});

test('the whole list goes out packed to whoever takes it, and not at all to whoever has it', async () => {
  const ida = await running.signUp('ida');
  const ask = (headers: Record<string, string>) => ida.call('GET', '/api/herbs', undefined, headers);

  const plain = await ask({});
  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  const again = await ask({ 'if-none-match': String(plain.headers['etag']) });

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await running.visitor().call('GET', '/api/herbs', undefined, { 'if-none-match': '*' })).statusCode).toBe(401);
});
