import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { adminKey, restarted } from './site.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('the admin key', () => {
  test.each([
    ...['', null, true, [], {}, 5, `${adminKey}\0`, 'x'.repeat(90_000)].map((secretKey) => [secretKey, 400] as const),
    ...['wrong', adminKey.slice(0, -1), `${adminKey} `, adminKey.toUpperCase(), adminKey.replace('c', 'ｃ')].map(
      (secretKey) => [secretKey, 403] as const,
    ),
  ])('is nothing else: %j', async (secretKey, refused) => {
    const alice = await running.signUp('alice');

    const { statusCode } = await alice.post('/api/admin/promote', { secretKey });

    expect(statusCode).toBe(refused);
    expect((await alice.get('/api/analytics/summary')).statusCode).toBe(403);
  });

  test('is tried five times by one person, and stands in no log', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    const alice = await running.signUp('alice');
    for (let turn = 0; turn < 5; turn += 1)
      expect((await alice.post('/api/admin/promote', { secretKey: 'a wrong key' })).statusCode).toBe(403);

    expect((await alice.post('/api/admin/promote', { secretKey: adminKey })).statusCode).toBe(429);
    expect(running.logged.join('')).not.toMatch(/a wrong key|correct-horse-battery/);
    const audit = await running.database.db.selectFrom('audit_log').select('event').execute();
    expect(audit.filter(({ event }) => event === 'promote-failed')).toHaveLength(5);
  });

  test('is tried twenty times an hour from one address at most', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    const tries: number[] = [];
    for (let person = 0; person < 5; person += 1) {
      const client = await running.signUp(`person-${person}`);
      for (let turn = 0; turn < 4; turn += 1)
        tries.push((await client.post('/api/admin/promote', { secretKey: 'a wrong key' })).statusCode);
    }
    const next = await running.signUp('somebody-new');

    expect(tries).toEqual(Array.from({ length: 20 }, () => 403));
    expect((await next.post('/api/admin/promote', { secretKey: adminKey })).statusCode).toBe(429);
  });

  test('opens the figures to nobody else by another spelling or header', async () => {
    const alice = await running.signUp('alice');
    for (const [url, status] of [
      ['/api/analytics/summary/', 404],
      ['//api/analytics/summary', 404],
      ['/api//analytics/summary', 404],
      ['/api/analytics%2fsummary', 404],
      ['/API/ANALYTICS/SUMMARY', 404],
      // A client resolves these before it asks.
      ['/api/./analytics/summary', 403],
      ['/x/../api/analytics/summary', 403],
      ['/api/analytics/summary?role=admin', 403],
    ] as const)
      expect((await alice.get(url)).statusCode, url).toBe(status);
    const headers = { 'x-original-url': '/api/analytics/summary', 'x-http-method-override': 'GET', 'x-role': 'admin' };

    expect((await alice.call('GET', '/api/analytics/summary', undefined, headers)).statusCode).toBe(403);
    expect((await alice.call('POST', '/api/analytics/summary', {}, headers)).statusCode).toBe(405);
  });
});
