import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

const dayMs = 24 * 60 * 60 * 1000;

async function rememberedSession(username: string): Promise<Client> {
  await running.signUp(username);
  const client = running.visitor();
  await client.post('/api/auth/login', { username, password: 'correct horse', rememberMe: true });
  return client;
}

describe('registering', () => {
  test('refuses short names and passwords with the texts of the product', async () => {
    const visitor = running.visitor();

    const short = await visitor.post('/api/auth/register', { username: '   ab ', password: '12345' });

    expect(short.statusCode).toBe(400);
    expect(short.json()).toMatchObject({
      message: 'Username must be at least 3 characters',
      errors: [{ field: 'username' }, { field: 'password', message: 'Password must be at least 6 characters' }],
    });
  });

  test('nobody registers as an admin, and no session starts', async () => {
    const response = await running
      .visitor()
      .post('/api/auth/register', { username: 'mallory', password: 'secret1', role: 'admin', id: 1, email: '' });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ role: 'user', email: null });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('a closed site says so, and takes no new accounts', async () => {
    const closed = await startTestApp({ ALLOW_REGISTRATION: 'false' });

    const refused = await closed.visitor().post('/api/auth/register', { username: 'tom', password: 'correct horse' });

    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'registration_closed' }]);
    expect((await closed.visitor().get('/api/site')).json()).toMatchObject({ registrationOpen: false });
    expect(await closed.database.db.selectFrom('users').select('id').execute()).toEqual([]);
    await closed.stop();
  });

  test('a name is taken whatever its case, width or surrounding space', async () => {
    await running.signUp('alice');

    for (const username of ['Alice', 'ALICE', 'ａlice', ' alice ']) {
      const response = await running.visitor().post('/api/auth/register', { username, password: 'secret1' });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message: 'Username already exists' });
    }
  });

  test('of twenty people who want one name at once, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        running.visitor().post('/api/auth/register', { username: 'wanted', password: 'secret1' }),
      ),
    );

    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(19);
  });
});

describe('logging in', () => {
  test('an unknown name and a wrong password are told apart by nobody', async () => {
    await running.signUp('alice');

    const wrong = await running.visitor().post('/api/auth/login', { username: 'alice', password: 'not this one' });
    const unknown = await running.visitor().post('/api/auth/login', { username: 'nobody', password: 'not this one' });

    expect(wrong.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json()).toMatchObject({ message: 'Invalid username or password' });
  });

  test('gives a new session id and keeps only its hash', async () => {
    const alice = await running.signUp('alice');
    const first = alice.cookie();

    await alice.post('/api/auth/login', { username: 'alice', password: 'correct horse' });

    expect(alice.cookie()).not.toBe(first);
    const rows = await running.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(alice.cookie().slice('sid='.length));
    const old = await running.app.http.inject({ url: '/api/auth/me', headers: { cookie: first } });
    expect(old.statusCode).toBe(401);
  });

  test('remembers for 30 days only when asked to', async () => {
    await running.signUp('alice');
    const brief = await running.visitor().post('/api/auth/login', { username: 'alice', password: 'correct horse' });
    const long = await running
      .visitor()
      .post('/api/auth/login', { username: 'alice', password: 'correct horse', rememberMe: true });

    expect(brief.headers['set-cookie']).not.toMatch(/Max-Age/);
    expect(long.headers['set-cookie']).toMatch(/Max-Age=2592000/);
    expect(long.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('the eleventh wrong guess waits, and so does the right password from there', async () => {
    await running.stop();
    running = await startTestApp({ RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');
    const guess = (password: string) => running.visitor().post('/api/auth/login', { username: 'Alice', password });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('wrong one')).statusCode).toBe(401);

    const eleventh = await guess('wrong one');

    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect(eleventh.json()).toMatchObject({ message: 'Too many attempts. Please wait a minute and try again.' });
    expect((await guess('correct horse')).statusCode).toBe(429);
  });
});

describe('sessions', () => {
  test('end after a day without use', async () => {
    const alice = await running.signUp('alice');

    running.clock.move(dayMs - 1000);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
    running.clock.move(dayMs);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('that are remembered end after seven days without use', async () => {
    const alice = await rememberedSession('alice');

    running.clock.move(7 * dayMs - 1000);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
    running.clock.move(7 * dayMs);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('end after 30 days, however often they are used', async () => {
    const alice = await rememberedSession('alice');

    for (let days = 0; days < 30; days += 6) {
      expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
      running.clock.move(6 * dayMs);
    }
    expect((await alice.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('that are over are no longer among the devices of an account', async () => {
    const remembered = await rememberedSession('alice');
    const devices = async () => (await remembered.get('/api/account/sessions')).json<unknown[]>().length;

    expect(await devices()).toBe(2);
    running.clock.move(dayMs);
    expect(await devices()).toBe(1);
    running.clock.move(7 * dayMs - 1000);
    expect(await devices()).toBe(1);
  });

  test('logging out kills the session on the server, and is fine without one', async () => {
    const alice = await running.signUp('alice');
    const cookie = alice.cookie();

    const answer = await alice.post('/api/auth/logout');

    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(answer.headers['set-cookie']).toMatch(/^sid=; Max-Age=0/);

    expect((await running.app.http.inject({ url: '/api/profiles', headers: { cookie } })).statusCode).toBe(401);
    expect((await running.visitor().post('/api/auth/logout')).statusCode).toBe(200);
  });

  test.each(['sid=', 'sid=%00', `sid=${'a'.repeat(8000)}`, 'sid=a; sid=b', 'sid=日本'])(
    'an odd cookie is no session: %s',
    async (cookie) => {
      const response = await running.app.http.inject({
        url: '/api/auth/me',
        headers: { cookie: encodeURI(cookie).replaceAll('%20', ' ') },
      });

      expect(response.statusCode).toBe(401);
    },
  );
});

describe('becoming an admin', () => {
  test('needs the key; the role counts at once and under a new session', async () => {
    const alice = await running.signUp('alice');
    const before = alice.cookie();
    expect((await alice.post('/api/admin/promote', { secretKey: ' ' })).json()).toMatchObject({
      message: 'Please enter the secret key',
    });
    expect((await alice.post('/api/admin/promote', { secretKey: 'correct-horse' })).statusCode).toBe(403);
    expect((await alice.get('/api/analytics/summary')).json()).toMatchObject({ message: 'Admin access required' });

    const promoted = await alice.post('/api/admin/promote', { secretKey: 'correct-horse-battery' });

    expect(promoted.json()).toMatchObject({ user: { role: 'admin' } });
    expect(alice.cookie()).not.toBe(before);
    expect((await running.app.http.inject({ url: '/api/auth/me', headers: { cookie: before } })).statusCode).toBe(401);
    const summary = await alice.get('/api/analytics/summary');
    expect(summary.json()).toMatchObject({ totalUsers: 1, newSignupsToday: 1, activeUsersToday: 1 });
    await running.database.db.updateTable('users').set({ role: 'user' }).execute();
    expect((await alice.get('/api/analytics/summary')).statusCode).toBe(403);
  });
});

test.each([true, false])('becoming an admin keeps a log-in as lasting as it was: %j', async (rememberMe) => {
  await running.signUp('alice');
  const phone = running.visitor();
  await phone.post('/api/auth/login', { username: 'alice', password: 'correct horse', rememberMe });

  const promoted = await phone.post('/api/admin/promote', { secretKey: 'correct-horse-battery' });

  expect(promoted.statusCode).toBe(200);
  expect(/max-age/i.test(String(promoted.headers['set-cookie']))).toBe(rememberMe);
  running.clock.move(2 * 24 * 60 * 60 * 1000);
  expect((await phone.get('/api/auth/me')).statusCode).toBe(rememberMe ? 200 : 401);
});

test('no password, cookie or address stands in the log', async () => {
  const alice = await running.signUp('alice');
  await alice.post('/api/profiles', { name: 'Alice Cooper', healthConcerns: 'private matter' });

  const log = running.logged.join('');

  expect(log).toContain('security event');
  expect(log).not.toMatch(/correct horse|alice@example|private matter|Alice Cooper/);
  expect(log).not.toContain(alice.cookie().slice('sid='.length));
});
