import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streamAnswer } from '../../src/features/chats/event-stream.ts';
import { createRunningAnswers } from '../../src/features/chats/running-answers.ts';
import { type Client, startTestApp, type TestApp } from '../test-app.ts';
import { login } from './site.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('accounts tell nothing', () => {
  test('of an address that another account has', async () => {
    const register = (username: string, email: string) =>
      running.visitor().post('/api/auth/register', { username, password: 'correct horse', email });
    await register('alice', 'taken@example.org');

    const taken = await register('bob', 'taken@example.org');
    const free = await register('eve', 'free@example.org');

    expect([taken.statusCode, free.statusCode]).toEqual([201, 201]);
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
  });

  test('of a name that exists, by status, words or headers', async () => {
    await running.signUp('alice');

    const [wrong, unknown] = [
      await login(running, 'alice', 'not this one'),
      await login(running, 'nobody', 'not this one'),
    ];

    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('but who they are, in seven fields', async () => {
    const alice = await running.signUp('alice');
    const fields = ['createdAt', 'email', 'firstName', 'id', 'lastName', 'role', 'username'];

    expect(Object.keys((await login(running, 'alice', 'correct horse')).json()).toSorted()).toEqual(fields);
    expect(Object.keys((await alice.get('/api/auth/me')).json<{ user: object }>().user).toSorted()).toEqual(fields);
  });

  test.each([
    ['admin', 'admin', 400],
    ['test', 'test', 400],
    ['admin', 'password', 401],
    ['herbie', 'herbie', 401],
  ])('and none is there from the start: %s, %s', async (username, password, refused) => {
    expect((await login(running, username, password)).statusCode).toBe(refused);
  });
});

async function resetPassword(): Promise<void> {
  await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
  await running.app.deps.mail.deliver();
  const token = /token=([\w-]+)/.exec(running.mailer.mails.at(-1)?.text ?? '')?.[1];
  await running.visitor().post('/api/auth/reset-password', { token, password: 'battery staple' });
}

describe('sessions', () => {
  test('a cookie that names none is taken away', async () => {
    const answer = await running.app.http.inject({ url: '/api/auth/me', headers: { cookie: 'sid=stale' } });

    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toMatch(/^sid=; Max-Age=0; Path=\/;/);
  });

  test('a cookie someone planted before the log-in is worth nothing after it', async () => {
    await running.signUp('alice');
    const planted = `sid=${'A'.repeat(43)}`;

    const answer = await login(running, 'alice', 'correct horse', { cookie: planted });

    expect(String(answer.headers['set-cookie'])).not.toContain('A'.repeat(43));
    expect((await running.app.http.inject({ url: '/api/auth/me', headers: { cookie: planted } })).statusCode).toBe(401);
  });

  test('logging out by a link does nothing', async () => {
    const alice = await running.signUp('alice');

    expect((await alice.get('/api/auth/logout')).statusCode).toBe(405);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
  });

  test.each([
    ['logging out', (alice: Client) => alice.post('/api/auth/logout')],
    ['a new password by a reset link', async () => resetPassword()],
  ])('%s ends the answers that are being streamed', async (_, end) => {
    const alice = await running.signUp('alice');
    const { user } = (await alice.get('/api/auth/me')).json<{ user: { id: number } }>();
    const answer = createRunningAnswers().begin({ chatId: 1, userId: user.id });
    if (typeof answer === 'string') throw new Error(answer);
    answer.publish({ event: 'html', data: { block: 0, html: '<p>First words</p>' } });
    const [{ id: sessionId } = { id: 0 }] = await running.database.db.selectFrom('sessions').select('id').execute();
    const place = Fastify();
    place.get('/', (_request, reply) => streamAnswer({ deps: running.app.deps, reply, running: answer, sessionId }));
    const streamed = place.inject('/');

    await end(alice);

    expect((await streamed).body).toContain('First words');
    await place.close();
  });

  test('what is over is removed: sessions, old visits, finished mails and keys', async () => {
    const { db } = running.database;
    const alice = await running.signUp('alice');
    await alice.call('POST', '/api/chats', { title: 'x' }, { 'idempotency-key': 'k' });
    running.clock.move(91 * 24 * 60 * 60 * 1000);

    await running.app.becomeReady();

    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    const visits = await db.selectFrom('analytics_events').select(['ipAddress', 'userAgent']).execute();
    expect(visits.length).toBeGreaterThan(0);
    for (const visit of visits) expect(visit).toEqual({ ipAddress: null, userAgent: null });
    running.clock.move(330 * 24 * 60 * 60 * 1000);
    await running.app.becomeReady();
    expect(await db.selectFrom('analytics_events').selectAll().execute()).toEqual([]);
  });
});

test('who leaves for good leaves nothing in the browser either', async () => {
  const alice = await running.signUp('alice');
  const wrong = await alice.delete('/api/account', { password: 'not this one' });
  const left = await alice.delete('/api/account', { password: 'correct horse' });

  expect(wrong.headers['clear-site-data']).toBeUndefined();
  expect(left.headers['clear-site-data']).toBe('"cache", "storage"');
  expect((await alice.get('/api/auth/me')).statusCode).toBe(401);
});
