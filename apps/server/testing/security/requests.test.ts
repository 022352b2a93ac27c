import { request } from 'node:http';
import { allCalls } from '@herbie/contract/all-calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('requests', () => {
  test.each([
    ['TRACE', 405],
    ['PROPFIND', 405],
    ['FOO', 400],
    ['CONNECT', 405],
  ] as const)('of the method %s find nothing', async (method, status) => {
    const url = await running.app.http.listen({ port: 0, host: '127.0.0.1' });

    expect(await statusOf(url, method)).toBe(status);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from another site change nothing, logging in and out included: %j', async (headers) => {
    const alice = await running.signUp('alice');
    for (const call of allCalls.filter(({ method }) => method !== 'GET')) {
      const path = call.path.replaceAll(/:\w+/g, '1');
      const { statusCode } = await alice.call(call.method, path, call.body ? {} : undefined, headers);
      expect(statusCode, call.name).toBe(403);
    }
    expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
  });

  test('from another site are given no permission to read', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const asked = await running.visitor().call('OPTIONS', '/api/chats', undefined, headers);
    const read = await running.visitor().call('GET', '/api/health', undefined, headers);

    for (const answer of [asked, read])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(asked.statusCode).toBe(404);
  });

  test('are kept by no cache and stand in the log, however their address is spelt', async () => {
    const alice = await running.signUp('alice');

    const account = await alice.get('/%61pi/account');

    expect(account.statusCode).toBe(200);
    expect(account.headers['cache-control']).toBe('no-store');
    expect(running.logged.some((line) => line.includes('"call":"/api/account"'))).toBe(true);
  });

  test('that fail carry the same headers as those that do not', async () => {
    const alice = await running.signUp('alice');
    const answers = [
      await alice.get('/api/unknown'),
      await alice.get('/%'),
      await alice.get('/api/chats/abc'),
      await alice.call('POST', '/api/chats', 'x'.repeat(200_000)),
      await alice.call('POST', '/api/chats', 'x', { 'content-type': 'text/xml' }),
      await alice.get('/api/account/export'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400, 413, 415, 200]);
    for (const { headers } of answers) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/);
      expect(headers['permissions-policy']).toMatch(/camera=\(self\)/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
      expect(headers['server']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

function statusOf(url: string, method: string): Promise<number | string | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, method, path: '/api/auth/me' });
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('connect', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    outgoing.once('error', () => resolve('no answer'));
    outgoing.end();
  });
}
