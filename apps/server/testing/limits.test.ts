import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForLinks, tokensIn } from './shared-address.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';

let running: TestApp;
let maria: Client;
beforeEach(async () => {
  // A tenth of what usually may be done.
  running = await startTestApp({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '127.0.0.1' });
  maria = await running.signUp('maria');
});
afterEach(() => running.stop());

const click = { productName: 'Tea', source: 'chat', sourceId: 1 };
let people = 0;

const limited: readonly (readonly [what: string, times: number, act: () => Promise<LightMyRequestResponse>])[] = [
  ['messages', 3, () => ask('What helps me sleep?')],
  ['label readings', 6, () => maria.post('/api/analyses', { labelText: 'Zinc 15 mg' })],
  ['downloads of everything', 2, () => maria.get('/api/account/export')],
  ['counted clicks', 12, () => running.visitor().post('/api/product-click', click)],
  ['counted installs', 12, () => running.visitor().post('/api/analytics/events', { eventType: 'pwa_install' })],
  ['guesses of the own password', 1, () => maria.delete('/api/account', { password: 'not this one' })],
  // The first was Maria's own.
  ['registrations', 9, () => register()],
];

test.each(limited)('%s are bounded: after %i one is refused, with when to come again', async (_, times, act) => {
  await maria.post('/api/chats', {});

  for (let turn = 0; turn < times; turn += 1) expect((await act()).statusCode).not.toBe(429);
  const refused = await act();

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ message: 'Too many attempts. Please wait a minute and try again.' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('what one person used up is there for the next', async () => {
  const tom = await running.signUp('tom');
  await maria.post('/api/chats', {});
  for (let turn = 0; turn < 4; turn += 1) await ask('What helps me sleep?');
  const { id } = (await tom.post('/api/chats', {})).json<{ id: number }>();

  expect((await tom.post(`/api/chats/${id}/messages`, { content: 'What helps me sleep?' })).statusCode).toBe(201);
});

test('the right password opens as often as it is given', async () => {
  const change = (currentPassword: string, newPassword: string) =>
    maria.post('/api/account/password', { currentPassword, newPassword });

  expect((await change('correct horse', 'battery staple')).statusCode).toBe(200);
  expect((await change('battery staple', 'correct horse')).statusCode).toBe(200);
});

test('a right log-in clears the wrong ones at this account, wherever they came from', async () => {
  const logIn = async (password: string, address: number) =>
    (
      await running
        .visitor()
        .call(
          'POST',
          '/api/auth/login',
          { username: 'maria', password },
          { 'x-forwarded-for': `198.51.100.${address}` },
        )
    ).statusCode;
  const guess = async (from: number) => {
    for (let address = from; address < from + 9; address += 1) expect(await logIn('a guess', address)).toBe(401);
  };

  await guess(1);
  expect(await logIn('correct horse', 100)).toBe(200);
  await guess(11);
  expect(await logIn('correct horse', 101)).toBe(200);
});

test('a reset link that is right is no guess: only wrong ones are counted', async () => {
  const tokens = tokensIn(await askForLinks(running, ['alice', 'alice-work']));
  const use = async (token: string | undefined) =>
    (await running.visitor().post('/api/auth/reset-password', { token, password: 'battery staple' })).statusCode;

  expect([await use(tokens[0]), await use(tokens[1])]).toEqual([200, 200]);
  expect([await use('invented'), await use('invented')]).toEqual([400, 429]);
});

test('the admin key is tried ten times a day by everybody together, wherever they are', async () => {
  const tryKey = async (secretKey: string) => {
    people += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${people}` };
    const username = `person-${people}`;
    const client = running.visitor();
    await client.call('POST', '/api/auth/register', { username, password: 'correct horse' }, headers);
    await client.call('POST', '/api/auth/login', { username, password: 'correct horse' }, headers);
    return (await client.call('POST', '/api/admin/promote', { secretKey }, headers)).statusCode;
  };
  for (let turn = 0; turn < 10; turn += 1) expect(await tryKey('a wrong key')).toBe(403);

  expect(await tryKey('correct-horse-battery')).toBe(429);
});

function ask(content: string) {
  return maria.post('/api/chats/1/messages', { content });
}

function register() {
  people += 1;
  return running.visitor().post('/api/auth/register', { username: `newcomer-${people}`, password: 'correct horse' });
}
