import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askForLinks, tokensIn } from '../../../testing/shared-address.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

async function tokenFromMail(): Promise<string> {
  await running.app.deps.mail.deliver();
  return tokensIn(running.mailer.mails.at(-1)?.text ?? '')[0] ?? '';
}

const changed = { currentPassword: 'correct horse', newPassword: 'battery staple' };

describe('a forgotten password', () => {
  test('known and unknown addresses get the same answer; the mail goes to the stored address', async () => {
    await running.signUp('alice');

    const known = await running.visitor().post('/api/auth/forgot-password', { email: 'ALICE@example.org' });
    const unknown = await running.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    await running.app.deps.mail.deliver();

    expect(known.body).toBe(unknown.body);
    expect(running.mailer.mails.map((mail) => mail.to)).toEqual(['alice@example.org']);
  });

  test('an unknown address is looked up and counted as a known one is, and costs as long', async () => {
    await running.signUp('alice');
    const { limits } = running.app.deps;
    const allows = limits.allows;
    const asked: string[] = [];
    Object.assign(limits, {
      allows: (...what: Parameters<typeof allows>) => {
        asked.push(what[0]);
        return allows(...what);
      },
    });

    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const known = asked.splice(0);
    await running.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.org' });

    expect(known).toEqual(['resetMailsPerAccount']);
    expect(asked).toEqual(known);
  });

  test('accounts that share an address get one mail with a link for each', async () => {
    const text = await askForLinks(running, ['alice', 'alice-work']);

    expect(running.mailer.mails).toHaveLength(1);
    expect([...text.matchAll(/Username (\S+):/g)].map(([, name]) => name)).toEqual(['alice', 'alice-work']);
    expect(new Set(tokensIn(text)).size).toBe(2);
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

  test.each([
    ['the password was changed', 'POST', '/api/account/password', changed],
    ['the address was changed', 'PATCH', '/api/account', { email: 'alice@example.com' }],
    ['the address was taken out', 'PATCH', '/api/account', { email: null }],
  ] as const)('a link opens nothing once %s', async (_, method, path, body) => {
    const alice = await running.signUp('alice');
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    const token = await tokenFromMail();
    expect((await alice.call(method, path, body)).statusCode).toBe(200);

    const answer = await running.visitor().post('/api/auth/reset-password', { token, password: 'a thief’s own' });

    expect(token).not.toBe('');
    expect(answer.json()).toMatchObject({ code: 'reset_link_invalid' });
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

  test('why a mail could not be sent is logged by its code, and to whom is not', async () => {
    await running.signUp('alice');
    running.mailer.send = async () => {
      throw Object.assign(new Error('550 no such mailbox: alice@example.org'), { code: 'EENVELOPE' });
    };
    await running.visitor().post('/api/auth/forgot-password', { email: 'alice@example.org' });
    await running.app.deps.mail.deliver();

    const line = running.logged.find((each) => each.includes('mail could not be sent'));
    expect(line).toContain('"reason":"EENVELOPE"');
    expect(running.logged.join('')).not.toContain('alice@example.org');
  });

  test('why the queue of mails could not be read is logged by its code', async () => {
    await running.app.deps.db.schema.dropTable('mail_queue').execute();
    await running.app.deps.mail.deliver();

    const line = running.logged.find((each) => each.includes('the mail queue could not be read')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ reason: expect.stringMatching(/^(?:SQLITE_ERROR|42P01)$/) });
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
    // The request itself may have tried it already.
    let tried = 0;
    for (let minute = 0; minute < 120; minute += 1) {
      await running.app.deps.mail.deliver();
      const { attempts } = await mail();
      if (attempts > tried) triedAfterMinutes.push(minute);
      tried = attempts;
      running.clock.move(60_000);
    }

    expect(triedAfterMinutes).toEqual([0, 1, 3, 13, 73]);
    expect(running.mailer.mails).toEqual([]);
    expect(await mail()).toEqual({ status: 'failed', attempts: 5, payload: '{}' });
  });
});
