import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultPasswordCost } from '../../src/platform/passwords.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { login, restarted } from './site.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('passwords', () => {
  test('are kept as argon2id, each with a salt of its own', async () => {
    running = await restarted(running, {}, { passwordCost: defaultPasswordCost });
    await running.signUp('alice');
    await running.signUp('bob');

    const rows = await running.database.db.selectFrom('users').select('password').execute();

    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(rows.map(({ password }) => password)).size).toBe(2);
  });

  test('count exactly as typed, to the last of many characters', async () => {
    const password = ` ${'Ä long one. '.repeat(11)}x `;
    await running.visitor().post('/api/auth/register', { username: 'alice', password });

    expect((await login(running, 'alice', password)).statusCode).toBe(200);
    for (const other of [password.trim(), password.toLowerCase(), `${password.slice(0, -2)}y `])
      expect((await login(running, 'alice', other)).statusCode).toBe(401);
    expect((await login(running, 'alice', 'x'.repeat(1_000_000))).statusCode).toBe(413);
  });

  test.each([
    [{}, 6],
    [{ PASSWORD_MIN_LENGTH: '10' }, 10],
    [{ PASSWORD_POLICY: 'strict' }, 15],
    [{ PASSWORD_POLICY: 'strict', PASSWORD_MIN_LENGTH: '20' }, 20],
  ])('have the length that the site tells: %j', async (settings, shortest) => {
    running = await restarted(running, settings);
    const register = (password: string) =>
      running.visitor().post('/api/auth/register', { username: 'alice', password });
    const password = 'quiet river over pale stones';

    expect((await running.visitor().get('/api/site')).json()).toMatchObject({ passwordMinLength: shortest });
    expect((await register(password.slice(0, shortest - 1))).json()).toMatchObject({
      message: `Password must be at least ${shortest} characters`,
    });
    expect((await register(password.slice(0, shortest))).statusCode).toBe(201);
  });

  test('are as long as their characters are many: an emoji is one', async () => {
    running = await restarted(running, { PASSWORD_MIN_LENGTH: '10' });
    const register = (password: string) =>
      running.visitor().post('/api/auth/register', { username: 'alice', password });

    expect((await register('🌿'.repeat(9))).json()).toMatchObject({
      message: 'Password must be at least 10 characters',
    });
    expect((await register('🌿'.repeat(10))).statusCode).toBe(201);
  });

  test('that are common or one’s own name are refused on a strict site, also by a reset link', async () => {
    running = await restarted(running, { PASSWORD_POLICY: 'strict' });
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
