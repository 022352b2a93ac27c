import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { login, restarted } from './site.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('reset links', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    running.visitor().call('POST', '/api/auth/forgot-password', { email }, headers);

  test('are sent three times an hour at most, and the answer does not tell', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await forgot('ALICE@EXAMPLE.ORG'));
    await running.app.deps.mail.deliver();

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(running.mailer.mails.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'alice@example.org'));
  });

  test('are asked for ten times an hour from one address at most', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
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
    running = await restarted(running, { PUBLIC_URL: 'https://herbie.example' });
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
    expect((await login(running, shown, 'correct horse')).statusCode).toBe(200);
  });

  test.each([
    ['alice@example.org,eve@example.org', 400],
    ['alice@example.org\r\nBcc: eve@example.org', 400],
    ['alıce@example.org', 200],
  ])('go to nobody else: %j', async (email, status) => {
    await running.signUp('alice');

    const { statusCode } = await forgot(email);
    await running.app.deps.mail.deliver();

    expect(statusCode).toBe(status);
    expect(running.mailer.mails).toEqual([]);
  });

  test.each(['', 'x', 'x'.repeat(5000)])('that nobody sent are refused alike, however long: %j', async (token) => {
    const { statusCode, body } = await running
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'a new one' });

    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'reset_link_invalid' }]);
  });

  test('are not to be guessed, and their page names them to nobody', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    const guess = () => running.visitor().post('/api/auth/reset-password', { token: 'a guess', password: 'a new one' });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));

    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await running.visitor().get('/reset-password?token=x')).headers['referrer-policy']).toBe('no-referrer');
  });
});
