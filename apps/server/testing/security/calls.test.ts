import { allCalls } from '@herbie/contract/all-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples, makeWorld } from '../call-examples.ts';
import { type Client, startTestApp, type TestApp } from '../test-app.ts';
import { adminKey } from './site.ts';

let running: TestApp;
/** The first user: the one whom a forged `userId` of 1 would name. */
let victim: Client;
beforeAll(async () => {
  running = await startTestApp();
  victim = await running.signUp('victim');
  await running.signUp('maria');
});
afterAll(() => running.stop());

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
    const alice = await running.signUp(`${call.name}-caller`);
    const world = await makeWorld(alice);
    const example = examples[call.name] ?? {};
    const given = (await example.arrange?.({ running, client: alice, world })) ?? '';
    const { id: own } = (await alice.get('/api/account')).json<{ id: number }>();
    const before = await recordsOfOthers(own);
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(example.ids?.(world, given)[name]));

    // safe: an example's body is a record where `saveConsents` is left out.
    const body = { ...extra, ...(example.body?.(world, given) as Record<string, unknown>) };
    const answer = await alice.call(call.method, path, body);

    expect(answer.statusCode, answer.body).toBe(example.status ?? 200);
    expect(answer.body).not.toContain('1999-01-01');
    expect(await recordsOfOthers(own)).toEqual(before);
  });

  async function recordsOfOthers(own: number) {
    const { db } = running.database;
    const admins = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('id', '!=', own)
      .execute();
    const chats = await db.selectFrom('chats').selectAll().where('userId', '!=', own).execute();
    return { admins, chats, account: (await victim.get('/api/account')).body };
  }
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
