import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

async function tokenFromMail(): Promise<string> {
  await running.app.deps.mail.deliver();
  return /token=([\w-]+)/.exec(running.mailer.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

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

describe('a forgotten password', () => {
  test('known and unknown addresses get the same answer; the mail goes to the stored address', async () => {
    await running.signUp('alice');

    const known = await running.visitor().post('/api/auth/forgot-password', { email: 'ALICE@example.org' });
    const unknown = await running.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    await running.app.deps.mail.deliver();

    expect(known.body).toBe(unknown.body);
    expect(running.mailer.mails.map((mail) => mail.to)).toEqual(['alice@example.org']);
  });

  test('accounts that share an address get one mail with a link for each', async () => {
    for (const username of ['alice', 'alice-work'])
      await running
        .visitor()
        .post('/api/auth/register', { username, password: 'correct horse', email: 'alice@example.org' });

    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    await running.app.deps.mail.deliver();

    expect(running.mailer.mails).toHaveLength(1);
    const text = running.mailer.mails[0]?.text ?? '';
    expect([...text.matchAll(/Username (\S+):/g)].map(([, name]) => name)).toEqual(['alice', 'alice-work']);
    expect(new Set([...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token)).size).toBe(2);
  });

  test('a link works once, ends every session and logs nobody in', async () => {
    const alice = await running.signUp('alice');
    const elsewhere = running.visitor();
    await elsewhere.post('/api/auth/login', { username: 'alice', password: 'correct horse' });
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const token = await tokenFromMail();
    const short = await running.visitor().post('/api/auth/reset-password', { token, password: '12345' });
    expect(short.json()).toMatchObject({ message: 'Password must be at least 6 characters' });

    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        running.visitor().post('/api/auth/reset-password', { token, password: 'a new password' }),
      ),
    );

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.every((answer) => answer.headers['set-cookie'] === undefined)).toBe(true);
    for (const client of [alice, elsewhere]) expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    await running.app.deps.mail.deliver();
    const notice = running.mailer.mails.at(-1);
    expect(notice).toMatchObject({ to: 'alice@example.org', subject: expect.stringMatching(/changed/i) });
    expect(notice?.text).not.toContain('token=');
    expect(
      (await running.visitor().post('/api/auth/login', { username: 'alice', password: 'a new password' })).statusCode,
    ).toBe(200);
  });

  test('an older, expired or invented link is refused in the same words, and none is kept readable', async () => {
    await running.signUp('alice');
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const older = await tokenFromMail();
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const newest = await tokenFromMail();
    const users = JSON.stringify(await running.database.db.selectFrom('users').selectAll().execute());
    const queue = JSON.stringify(await running.database.db.selectFrom('mail_queue').selectAll().execute());
    const use = async (token: string) =>
      (await running.visitor().post('/api/auth/reset-password', { token, password: 'a new password' })).body;

    const refusals = [await use(older), await use('invented')];
    running.clock.move(31 * 60 * 1000);
    refusals.push(await use(newest));

    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('This password reset link is invalid or has expired. Please request a new one.');
    expect(users + queue + running.logged.join('')).not.toContain(newest);
  });

  test.for([undefined, null, '', 5])('a link without a token (%j) is told like one that has expired', async (token) => {
    const answer = await running.visitor().post('/api/auth/reset-password', { token, password: 'a new password' });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'This password reset link is invalid or has expired. Please request a new one.',
    });
  });

  test('a mail server that fails loses no mail', async () => {
    await running.signUp('alice');
    running.mailer.failNext(1);
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    await running.app.deps.mail.deliver();
    await running.app.deps.mail.deliver();
    expect(running.mailer.mails).toHaveLength(0);

    running.clock.move(60_000);
    await running.app.deps.mail.deliver();

    expect(running.mailer.mails).toHaveLength(1);
  });

  test('a mail that is asked for while another is being sent goes out right after it', async () => {
    await running.signUp('alice');
    await running.signUp('bob');
    const first = Promise.withResolvers<void>();
    const { send } = running.mailer;
    running.mailer.send = async (mail) => {
      await first.promise;
      return send(mail);
    };
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const delivered = running.app.deps.mail.deliver();
    await new Promise(setImmediate);
    await running.visitor().post('/api/auth/forgot-password', { email: 'bob@example.org' });

    first.resolve();
    await delivered;

    expect(running.mailer.mails.map(({ to }) => to)).toEqual(['alice@example.org', 'bob@example.org']);
  });

  test('a mail is tried five times, with more and more time between, and then given up', async () => {
    await running.signUp('alice');
    running.mailer.failNext(5);
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const mail = () =>
      running.database.db.selectFrom('mail_queue').select(['status', 'attempts', 'payload']).executeTakeFirstOrThrow();
    const triedAfterMinutes: number[] = [];
    for (let minute = 0; minute < 120; minute += 1) {
      const { attempts } = await mail();
      await running.app.deps.mail.deliver();
      if ((await mail()).attempts > attempts) triedAfterMinutes.push(minute);
      running.clock.move(60_000);
    }

    expect(triedAfterMinutes).toEqual([0, 1, 3, 13, 73]);
    expect(running.mailer.mails).toEqual([]);
    expect(await mail()).toEqual({ status: 'failed', attempts: 5, payload: '{}' });
  });
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

test('no password, cookie or address stands in the log', async () => {
  const alice = await running.signUp('alice');
  await alice.post('/api/profiles', { name: 'Alice Cooper', healthConcerns: 'private matter' });

  const log = running.logged.join('');

  expect(log).toContain('security event');
  expect(log).not.toMatch(/correct horse|alice@example|private matter|Alice Cooper/);
  expect(log).not.toContain(alice.cookie().slice('sid='.length));
});
