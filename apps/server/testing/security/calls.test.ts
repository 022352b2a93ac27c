import { allCalls } from '@herbie/contract/all-calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examples, makeWorld } from '../call-examples.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { adminKey } from './site.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('what a body may say', () => {
  const extra = {
    id: 1,
    userId: 1,
    ownerId: 1,
    role: 'admin',
    createdAt: '1999-01-01T00:00:00.000Z',
    usernameKey: 'x',
    resetToken: 'x',
    constructor: { prototype: { role: 'admin' } },
  };
  const writing = allCalls.filter((call) => call.body && call.access !== 'admin' && call.name !== 'saveConsents');

  test.each(writing.map((call) => ({ call, name: call.name })))('$name takes its own fields only', async ({ call }) => {
    const victim = await running.signUp('victim');
    const alice = await running.signUp('maria');
    const world = await makeWorld(alice);
    const example = examples[call.name] ?? {};
    const given = (await example.arrange?.({ running, client: alice, world })) ?? '';
    const { id: own } = (await alice.get('/api/account')).json<{ id: number }>();
    const before = (await victim.get('/api/account')).body;
    const becomesAdmin = call.name === 'promote' || call.access === 'admin';
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(example.ids?.(world, given)[name]));

    // safe: an example's body is a record where `saveConsents` is left out.
    const body = { ...extra, ...(example.body?.(world, given) as Record<string, unknown>) };
    const answer = await alice.call(call.method, path, body);

    expect(answer.statusCode, answer.body).toBe(example.status ?? 200);
    expect(answer.body).not.toContain('1999-01-01');
    expect((await victim.get('/api/account')).body).toBe(before);
    const users = await running.database.db.selectFrom('users').select(['id', 'role']).execute();
    for (const user of users) if (!becomesAdmin || user.id !== own) expect(user.role).toBe('user');
    const chats = await running.database.db.selectFrom('chats').select('userId').execute();
    for (const chat of chats) expect(chat.userId).toBe(own);
  });
});

test('a click that names somebody else’s chat tells nothing of it', async () => {
  const owner = await running.signUp('alice');
  const { chat } = await makeWorld(owner);
  const stranger = await running.signUp('eve');
  const click = (sourceId: number) =>
    stranger.post('/api/product-click', { productName: 'Tea', source: 'chat', sourceId });

  const [foreign, never] = [await click(chat), await click(2_000_000_000)];

  expect([foreign.statusCode, foreign.body]).toEqual([never.statusCode, never.body]);
  expect(foreign.statusCode).toBe(200);
});

test('reading changes nothing', async () => {
  const alice = await running.signUp('alice');
  const world = await makeWorld(alice);
  await alice.post('/api/admin/promote', { secretKey: adminKey });
  const tables = ['users', 'sessions', 'profiles', 'chats', 'chat_messages', 'favorites', 'analytics_events'] as const;
  const more = ['supplements', 'wellness_entries', 'herb_analyses', 'daily_analytics', 'mail_queue'] as const;
  const everything = () =>
    Promise.all([...tables, ...more].map((table) => running.database.db.selectFrom(table).selectAll().execute()));
  const before = await everything();

  for (const call of allCalls.filter(({ method }) => method === 'GET')) {
    const example = examples[call.name] ?? {};
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(example.ids?.(world)[name]));
    for (const method of ['GET', 'GET', 'HEAD'] as const) {
      const { statusCode } = await alice.call(method, `${path}${example.query ?? ''}`);
      expect(statusCode, `${method} ${path}`).toBe(example.status ?? 200);
    }
  }

  expect(await everything()).toEqual(before);
});
