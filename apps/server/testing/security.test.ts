import { request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@herbie/contract/all-calls';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streamAnswer } from '../src/features/chats/event-stream.ts';
import { createRunningAnswers } from '../src/features/chats/running-answers.ts';
import { installSecurityHeaders } from '../src/platform/http/security-headers.ts';
import { installWebApp } from '../src/platform/http/static-files.ts';
import { defaultPasswordCost } from '../src/platform/passwords.ts';
import { examples, makeWorld } from './call-examples.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';

const adminKey = 'correct-horse-battery';
let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

async function restart(...how: Parameters<typeof startTestApp>): Promise<void> {
  await running.stop();
  running = await startTestApp(...how);
}

function login(username: unknown, password: string, headers: Record<string, string> = {}) {
  return running.visitor().call('POST', '/api/auth/login', { username, password }, headers);
}

describe('passwords', () => {
  test('are kept as argon2id, each with a salt of its own', async () => {
    await restart({}, { passwordCost: defaultPasswordCost });
    await running.signUp('alice');
    await running.signUp('bob');

    const rows = await running.database.db.selectFrom('users').select('password').execute();

    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(rows.map(({ password }) => password)).size).toBe(2);
  });

  test('count exactly as typed, to the last of many characters', async () => {
    const password = ` ${'Ä long one. '.repeat(11)}x `;
    await running.visitor().post('/api/auth/register', { username: 'alice', password });

    expect((await login('alice', password)).statusCode).toBe(200);
    for (const other of [password.trim(), password.toLowerCase(), `${password.slice(0, -2)}y `])
      expect((await login('alice', other)).statusCode).toBe(401);
    expect((await login('alice', 'x'.repeat(1_000_000))).statusCode).toBe(413);
  });

  test.each([
    [{}, 6],
    [{ PASSWORD_MIN_LENGTH: '10' }, 10],
    [{ PASSWORD_POLICY: 'strict' }, 15],
    [{ PASSWORD_POLICY: 'strict', PASSWORD_MIN_LENGTH: '20' }, 20],
  ])('have the length that the site tells: %j', async (settings, shortest) => {
    await restart(settings);
    const register = (password: string) =>
      running.visitor().post('/api/auth/register', { username: 'alice', password });
    const password = 'quiet river over pale stones';

    expect((await running.visitor().get('/api/site')).json()).toMatchObject({ passwordMinLength: shortest });
    expect((await register(password.slice(0, shortest - 1))).json()).toMatchObject({
      message: `Password must be at least ${shortest} characters`,
    });
    expect((await register(password.slice(0, shortest))).statusCode).toBe(201);
  });

  test('that are common or one’s own name are refused on a strict site, also by a reset link', async () => {
    await restart({ PASSWORD_POLICY: 'strict' });
    const register = (password: string) =>
      running.visitor().post('/api/auth/register', { username: 'wilhelmina', email: 'w@example.org', password });
    const own = ['wilhelmina12345', 'wilhelmina-x7-q', 'w@example.org-x'];
    const weak = ['123456', 'password', 'qwerty', ...own, 'herbie123456789', 'fourteen chars'];
    for (const password of weak) expect((await register(password)).statusCode, password).toBe(400);
    expect((await register('three words and more')).statusCode).toBe(201);
    await running.visitor().post('/api/auth/forgot-password', { email: 'w@example.org' });
    await running.app.deps.mail.deliver();
    const token = /token=([\w-]+)/.exec(running.mailer.mails[0]?.text ?? '')?.[1];

    const reset = (password: string) => running.visitor().post('/api/auth/reset-password', { token, password });

    for (const password of weak) expect((await reset(password)).statusCode, password).toBe(400);
    expect((await reset('other words and more')).statusCode).toBe(200);
  });
});

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

    const [wrong, unknown] = [await login('alice', 'not this one'), await login('nobody', 'not this one')];

    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('but who they are, in seven fields', async () => {
    const alice = await running.signUp('alice');
    const fields = ['createdAt', 'email', 'firstName', 'id', 'lastName', 'role', 'username'];

    expect(Object.keys((await login('alice', 'correct horse')).json()).toSorted()).toEqual(fields);
    expect(Object.keys((await alice.get('/api/auth/me')).json<{ user: object }>().user).toSorted()).toEqual(fields);
  });

  test.each([
    ['admin', 'admin'],
    ['test', 'test'],
    ['admin', 'password'],
    ['herbie', 'herbie'],
  ])('and none is there from the start: %s, %s', async (username, password) => {
    expect([400, 401]).toContain((await login(username, password)).statusCode);
  });
});

describe('guessing a password', () => {
  beforeEach(async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');
  });

  test('is not got around by other spellings, headers or types', async () => {
    const names = ['alice', 'ALICE', 'ａlice', ' alice ', 'Alice'];
    const headers = (turn: number) => ({
      'x-forwarded-for': `203.0.113.${turn}`,
      'x-real-ip': `203.0.113.${turn}`,
      forwarded: `for=203.0.113.${turn}`,
      'true-client-ip': `203.0.113.${turn}`,
    });
    for (let turn = 0; turn < 10; turn += 1)
      expect((await login(names[turn % 5], 'wrong one', headers(turn))).statusCode).toBe(401);

    for (const [turn, name] of names.entries())
      expect((await login(name, 'wrong one', headers(100 + turn))).statusCode).toBe(429);
    for (const odd of [['alice'], 5, { name: 'alice' }, null])
      expect((await login(odd, 'wrong one')).statusCode).toBe(400);
  });

  test('many times at once gets no further than one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('alice', 'wrong one')));

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  test('from many networks ends after a hundred tries, and never touches who is signed in', async () => {
    await restart({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
    const alice = await running.signUp('alice');
    const from = (address: string) => login('alice', 'wrong one', { 'x-forwarded-for': address });
    const tries: number[] = [];
    for (let network = 0; network < 11; network += 1) {
      for (let guess = 0; guess < 10; guess += 1) tries.push((await from(`203.0.${network}.7`)).statusCode);
    }

    expect(tries.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(tries.slice(100).every((status) => status === 429)).toBe(true);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
  });

  test('from one household’s IPv6 addresses counts as one', async () => {
    await restart({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
    await running.signUp('alice');
    const from = (host: number) =>
      login('alice', 'wrong one', { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` });
    for (let host = 1; host <= 10; host += 1) expect((await from(host)).statusCode).toBe(401);

    expect((await from(99)).statusCode).toBe(429);
  });

  test('at one name after another from one address ends after fifty tries', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    const tries: number[] = [];
    for (let name = 0; name < 52; name += 1) tries.push((await login(`nobody-${name}`, 'wrong one')).statusCode);

    expect(tries.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(tries.slice(50)).toEqual([429, 429]);
  });

  test('at many names at once gets no further than at one after another', async () => {
    const names = Array.from({ length: 80 }, (_, place) => `nobody-${place}`);

    const tries = await Promise.all(names.map((name) => login(name, 'wrong one')));

    expect(tries.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(50);
    expect((await login('alice', 'correct horse')).statusCode).toBe(429);
  });

  test('a right password costs nothing', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');

    for (let turn = 0; turn < 15; turn += 1) expect((await login('alice', 'correct horse')).statusCode).toBe(200);
  });
});

describe('reset links', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    running.visitor().call('POST', '/api/auth/forgot-password', { email }, headers);

  test('are sent three times an hour at most, and the answer does not tell', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await forgot('ALICE@EXAMPLE.ORG'));
    await running.app.deps.mail.deliver();

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(running.mailer.mails.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'alice@example.org'));
  });

  test('are asked for ten times an hour from one address at most', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await forgot(`nobody-${turn}@example.org`)).statusCode);

    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('are answered at once while the mail server hangs', async () => {
    await running.signUp('alice');
    const sent = Promise.withResolvers<'kept'>();
    running.mailer.send = () => sent.promise;

    const [known, unknown] = [await forgot('alice@example.org'), await forgot('nobody@example.org')];

    expect(known.statusCode).toBe(200);
    expect(known.body).toBe(unknown.body);
    sent.resolve('kept');
  });

  test('lead to the site itself, whatever the request says its name is', async () => {
    await restart({ PUBLIC_URL: 'https://herbie.example' });
    await running.signUp('alice');

    await forgot('alice@example.org', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    await running.app.deps.mail.deliver();

    expect(running.mailer.mails[0]?.text).toContain('https://herbie.example/reset-password?token=');
    expect(running.mailer.mails[0]?.text).not.toContain('evil');
  });

  test('hold no link but their own, whatever somebody called the account', async () => {
    const username = 'see https://evil.example/x';
    const account = { username, password: 'correct horse', email: 'alice@example.org' };
    await running.visitor().post('/api/auth/register', account);

    await forgot('alice@example.org');
    await running.app.deps.mail.deliver();
    const text = running.mailer.mails[0]?.text ?? '';
    const shown = /^Username (.*):$/m.exec(text)?.[1];

    expect(text).not.toMatch(/evil\.example|https:\/\/evil/);
    expect((await login(shown, 'correct horse')).statusCode).toBe(200);
  });

  test.each(['alice@example.org,eve@example.org', 'alice@example.org\r\nBcc: eve@example.org', 'alıce@example.org'])(
    'go to nobody else: %j',
    async (email) => {
      await running.signUp('alice');

      const { statusCode } = await forgot(email);
      await running.app.deps.mail.deliver();

      expect([200, 400]).toContain(statusCode);
      expect(running.mailer.mails).toEqual([]);
    },
  );

  test.each(['', 'x', 'x'.repeat(5000)])('that nobody sent are refused alike, however long: %j', async (token) => {
    const { statusCode, body } = await running
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'a new one' });

    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'reset_link_invalid' }]);
  });

  test('are not to be guessed, and their page names them to nobody', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    const guess = () => running.visitor().post('/api/auth/reset-password', { token: 'a guess', password: 'a new one' });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));

    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await running.visitor().get('/reset-password?token=x')).headers['referrer-policy']).toBe('no-referrer');
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

    const answer = await login('alice', 'correct horse', { cookie: planted });

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

describe('the admin key', () => {
  test.each([
    'wrong',
    '',
    null,
    true,
    [],
    {},
    5,
    adminKey.slice(0, -1),
    `${adminKey}\0`,
    `${adminKey} `,
    adminKey.toUpperCase(),
    adminKey.replace('c', 'ｃ'),
    'x'.repeat(90_000),
  ])('is nothing else: %j', async (secretKey) => {
    const alice = await running.signUp('alice');

    const { statusCode } = await alice.post('/api/admin/promote', { secretKey });

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect((await alice.get('/api/analytics/summary')).statusCode).toBe(403);
  });

  test('is tried five times by one person, and stands in no log', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
    const alice = await running.signUp('alice');
    for (let turn = 0; turn < 5; turn += 1)
      expect((await alice.post('/api/admin/promote', { secretKey: 'a wrong key' })).statusCode).toBe(403);

    expect((await alice.post('/api/admin/promote', { secretKey: adminKey })).statusCode).toBe(429);
    expect(running.logged.join('')).not.toMatch(/a wrong key|correct-horse-battery/);
    const audit = await running.database.db.selectFrom('audit_log').select('event').execute();
    expect(audit.filter(({ event }) => event === 'promote-failed')).toHaveLength(5);
  });

  test('is tried twenty times an hour from one address at most', async () => {
    await restart({ RATE_LIMIT_SCALE: '1' });
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
    const odd = ['/api/analytics/summary/', '//api/analytics/summary', '/api//analytics/summary'];
    const encoded = [
      '/api/analytics%2fsummary',
      '/API/ANALYTICS/SUMMARY',
      '/api/./analytics/summary',
      '/x/../api/analytics/summary',
    ];
    for (const url of [...odd, ...encoded, '/api/analytics/summary?role=admin'])
      expect([403, 404], url).toContain((await alice.get(url)).statusCode);
    const headers = { 'x-original-url': '/api/analytics/summary', 'x-http-method-override': 'GET', 'x-role': 'admin' };

    expect((await alice.call('GET', '/api/analytics/summary', undefined, headers)).statusCode).toBe(403);
    expect((await alice.call('POST', '/api/analytics/summary', {}, headers)).statusCode).toBe(405);
  });
});

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

test('who leaves for good leaves nothing in the browser either', async () => {
  const alice = await running.signUp('alice');
  const wrong = await alice.delete('/api/account', { password: 'not this one' });
  const left = await alice.delete('/api/account', { password: 'correct horse' });

  expect(wrong.headers['clear-site-data']).toBeUndefined();
  expect(left.headers['clear-site-data']).toBe('"cache", "storage"');
  expect((await alice.get('/api/auth/me')).statusCode).toBe(401);
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

describe('requests', () => {
  test.each(['TRACE', 'FOO', 'CONNECT', 'PROPFIND'])('of the method %s find nothing', async (method) => {
    const url = await running.app.http.listen({ port: 0, host: '127.0.0.1' });

    expect([400, 404, 405, 501, undefined]).toContain(await statusOf(url, method));
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

test('the built site gives out its pages and assets and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'herbie-web-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, 'dist', name), text);
  write('index.html', '<p>landing</p>');
  write('app.html', '<p>app</p>');
  write('.env', 'SECRET');
  write('assets/app-1a2b.js', 'app');
  write('assets/label-reader.worker-1a2b.js', 'worker');
  writeFileSync(join(folder, 'package.json'), 'SECRET');
  const place = Fastify();
  await installSecurityHeaders(place, running.config);
  await installWebApp(place, join(folder, 'dist'));
  const secrets = [
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
  ];
  const more = [
    '/assets/..%2f..%2fpackage.json',
    '/server.js',
    '/app.js.map',
    '/metrics',
    '/docs',
    '//etc/passwd',
    '/assets/%00',
  ];

  for (const url of [...secrets, ...more]) {
    const answer = await place.inject(url);
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, url).toBeLessThan(500);
    expect(answer.body).not.toMatch(/SECRET|root:/);
  }
  const page = await place.inject('/dashboard');
  const script = await place.inject('/assets/app-1a2b.js');
  const worker = await place.inject('/assets/label-reader.worker-1a2b.js');

  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const { headers } of [page, script]) expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(worker.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  await place.close();
  rmSync(folder, { recursive: true });
});

function statusOf(url: string, method: string): Promise<number | undefined> {
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
    outgoing.once('error', () => resolve(undefined));
    outgoing.end();
  });
}
