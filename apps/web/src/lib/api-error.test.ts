import { expect, test } from 'vitest';
import { toApiError } from './api-error.ts';

const reply = (body: string, type: string, status = 500) =>
  new Response(body, { status, statusText: 'Some Status', headers: { 'content-type': type } });

test('a refusal keeps its status, its body and the sentence meant for people', async () => {
  const body = '{"message":"Invalid username or password"}';
  const error = await toApiError(reply(body, 'application/json; charset=utf-8', 401));
  expect(error.message).toBe(`401: ${body}`);
  expect(error.status).toBe(401);
  expect(error.serverMessage).toBe('Invalid username or password');
});

test.each([
  ['<html><body>Bad gateway</body></html>', 'text/html'],
  ['{"error":"x"}', 'application/json'],
  ['{broken', 'application/json'],
  ['[]', 'application/json'],
  ['null', 'application/json'],
  ['x'.repeat(301), 'text/plain'],
])('nothing of %j is shown to people', async (body, type) => {
  expect((await toApiError(reply(body, type))).serverMessage).toBeUndefined();
});

test('an empty reply is told by its status', async () => {
  expect((await toApiError(reply('', 'text/plain', 502))).message).toBe('502: Some Status');
});
