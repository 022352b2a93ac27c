import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeWorld } from '../../../testing/call-examples.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

async function filesOf(client: Client): Promise<Record<string, string>> {
  const { rawPayload } = await client.get('/api/account/export');
  const files = Object.entries(unzipSync(rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

describe('the export of an account', () => {
  test('holds what the person entered and was answered, their pictures and ratings included', async () => {
    const maria = await running.signUp('maria');
    const { chat, answer } = await makeWorld(maria, 'of-maria');
    await maria.post(`/api/chats/${chat}/messages/${answer}/feedback`, { rating: 'down', note: 'too long' });

    const files = await filesOf(maria);

    expect(
      Object.keys(files)
        .filter((name) => name.endsWith('.csv'))
        .toSorted(),
    ).toEqual([
      'chat_messages.csv',
      'chats.csv',
      'favorites.csv',
      'herb_analyses.csv',
      'message_feedback.csv',
      'product_recommendations.csv',
      'profiles.csv',
      'supplement_doses.csv',
      'supplements.csv',
      'wellness_entries.csv',
    ]);
    expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
    expect(JSON.parse(files['everything.json'] ?? '')).toMatchObject({
      account: { username: 'maria', email: 'maria@example.org' },
      profiles: [{ name: 'Maria of-maria', currentMedications: 'Metformin' }, { name: 'Ida of-maria' }],
      message_feedback: [{ rating: 'down', note: 'too long' }],
      herb_analyses: [expect.not.objectContaining({ imageBase64: expect.anything() })],
    });
  });

  test('holds nothing of anybody else, and no secret', async () => {
    const [maria, ben] = [await running.signUp('maria'), await running.signUp('ben')];
    await makeWorld(maria, 'of-maria');
    await makeWorld(ben, 'of-ben');

    const all = Object.values(await filesOf(maria)).join('\n');

    expect(all).toContain('of-maria');
    expect(all).not.toContain('of-ben');
    expect(all).not.toMatch(/argon2|tokenHash|resetToken/);
  });

  test('earns nobody anything: no file of it carries an affiliate tag', async () => {
    const maria = await running.signUp('maria');
    await makeWorld(maria);

    const files = await filesOf(maria);

    expect(files['chat_messages.csv']).toContain('https://www.amazon.com/s?k=');
    expect(Object.entries(files).filter(([, text]) => text.includes('tag='))).toEqual([]);
  });

  test('runs nothing in a spreadsheet: a name that looks like a formula is text', async () => {
    const maria = await running.signUp('maria');
    await maria.post('/api/profiles', {
      name: '=HYPERLINK("https://evil.example")',
      allergies: '+1',
      healthGoals: '@x',
    });

    const { 'profiles.csv': csv } = await filesOf(maria);

    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain(`"'+1"`);
    expect(csv).toContain(`"'@x"`);
  });
});

test('deleting the health data leaves the account and nothing about health', async () => {
  const maria = await running.signUp('maria');
  const { profile } = await makeWorld(maria, 'of-maria');

  expect((await maria.delete('/api/account/health-data', { password: 'wrong' })).statusCode).toBe(403);
  expect((await maria.get(`/api/profiles/${profile}`)).statusCode).toBe(200);
  expect((await maria.delete('/api/account/health-data', { password: 'correct horse' })).statusCode).toBe(200);

  const files = await filesOf(maria);
  expect(Object.keys(files)).toEqual(['everything.json']);
  expect(files['everything.json']).not.toContain('of-maria');
  expect((await maria.get('/api/auth/me')).json()).toMatchObject({ user: { username: 'maria' } });
});

test('health data that was deleted does not live on in replies kept for requests sent twice', async () => {
  const maria = await running.signUp('maria');
  const profile = { name: 'Rosa', healthConcerns: 'lupus' };
  await maria.call('POST', '/api/profiles', profile, { 'idempotency-key': 'the first profile' });
  const kept = async () =>
    JSON.stringify(await running.database.db.selectFrom('idempotency_keys').select('reply').execute());
  expect(await kept()).toContain('lupus');

  await maria.delete('/api/account/health-data', { password: 'correct horse' });

  expect(await kept()).not.toContain('lupus');
});

test('deleting the account needs its password, and frees the name', async () => {
  const maria = await running.signUp('maria');
  await makeWorld(maria);

  expect((await maria.delete('/api/account', { password: 'wrong' })).statusCode).toBe(403);
  expect((await maria.delete('/api/account', { password: 'correct horse' })).statusCode).toBe(200);

  expect((await maria.get('/api/auth/me')).statusCode).toBe(401);
  const again = await running.signUp('maria');
  expect((await again.get('/api/profiles')).json()).toEqual([]);
});

test('a deleted account does not live on in what was told when it was made', async () => {
  const register = (username: string) =>
    running
      .visitor()
      .call(
        'POST',
        '/api/auth/register',
        { username, password: 'correct horse', email: `${username}@example.org` },
        { 'idempotency-key': `key of ${username}` },
      );
  for (const username of ['maria', 'tom']) await register(username);
  const maria = running.visitor();
  await maria.post('/api/auth/login', { username: 'maria', password: 'correct horse' });
  const told = async () =>
    JSON.stringify(await running.database.db.selectFrom('idempotency_keys').select('reply').execute());
  expect(await told()).toContain('maria@example.org');

  await maria.delete('/api/account', { password: 'correct horse' });

  expect(await told()).not.toContain('maria');
  expect(await told()).toContain('tom@example.org');
});

test('after an account is deleted no line of the audit names it or where it was used', async () => {
  const maria = await running.signUp('maria');
  const { id } = (await maria.get('/api/account')).json<{ id: number }>();
  const lines = () => running.database.db.selectFrom('audit_log').select(['userId', 'event', 'address']).execute();
  expect((await lines()).filter(({ userId }) => userId === id)).not.toHaveLength(0);

  await maria.delete('/api/account', { password: 'correct horse' });

  const left = (await lines()).filter(({ event }) => event !== 'account-deleted');
  expect(left.map(({ event }) => event)).toEqual(['registered', 'login']);
  for (const { userId, address } of left) expect([userId, address]).toEqual([null, null]);
});

test('of each kind of consent the newest answer counts, and what was said before stays as history', async () => {
  const maria = await running.signUp('maria');
  const answer = (kind: string, granted: boolean) =>
    maria.put('/api/account/consents', [{ kind, version: '1', granted }]);
  await answer('ai-service', true);
  await answer('analytics', false);

  await answer('ai-service', false);

  const told = (await maria.get('/api/account/consents')).json<{ kind: string; granted: boolean }[]>();
  expect(told.map(({ kind, granted }) => [kind, granted])).toEqual([
    ['ai-service', false],
    ['analytics', false],
  ]);
  const history = running.database.db.selectFrom('consents').select('granted').where('kind', '=', 'ai-service');
  expect(await history.orderBy('id').execute()).toEqual([{ granted: 1 }, { granted: 0 }]);
});

test('a password change that cannot be finished changes nothing', async () => {
  const maria = await running.signUp('maria');
  const laptop = running.visitor();
  await laptop.post('/api/auth/login', { username: 'maria', password: 'correct horse' });
  await running.database.db.schema.alterTable('audit_log').renameTo('away').execute();

  const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
  expect((await maria.post('/api/account/password', body)).statusCode).toBe(500);

  await running.database.db.schema.alterTable('away').renameTo('audit_log').execute();
  expect((await laptop.get('/api/auth/me')).statusCode).toBe(200);
  const old = { username: 'maria', password: 'correct horse' };
  expect((await running.visitor().post('/api/auth/login', old)).statusCode).toBe(200);
});

test('a new password signs out every other device, and the old one opens nothing any more', async () => {
  const phone = await running.signUp('maria');
  const laptop = running.visitor();
  await laptop.post('/api/auth/login', { username: 'maria', password: 'correct horse' });

  const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
  expect((await laptop.post('/api/account/password', { ...body, currentPassword: 'wrong' })).statusCode).toBe(403);
  expect((await laptop.post('/api/account/password', body)).statusCode).toBe(200);

  expect((await laptop.get('/api/profiles')).statusCode).toBe(200);
  expect((await phone.get('/api/profiles')).statusCode).toBe(401);
  const old = { username: 'maria', password: 'correct horse' };
  expect((await running.visitor().post('/api/auth/login', old)).statusCode).toBe(401);
});

test('of all devices the one that asks is marked, and each is told by its browser alone', async () => {
  const phone = await running.signUp('maria');
  const laptop = running.visitor();
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
  await laptop.call('POST', '/api/auth/login', { username: 'maria', password: 'correct horse' }, agent);
  const sessions = async (client: Client) =>
    (await client.get('/api/account/sessions')).json<{ device: string | null; current: boolean }[]>();

  const marked = async (client: Client) => (await sessions(client)).filter(({ current }) => current);

  expect(await marked(laptop)).toMatchObject([{ device: 'Firefox' }]);
  expect(await marked(phone)).toMatchObject([{ device: 'Other' }]);
});

test('many devices are listed page by page, the newest when nothing is said', async () => {
  const phone = await running.signUp('maria');
  for (let count = 0; count < 2; count += 1)
    await running.visitor().post('/api/auth/login', { username: 'maria', password: 'correct horse' });
  const ids = async (query: string) =>
    (await phone.get(`/api/account/sessions${query}`)).json<{ id: number }[]>().map(({ id }) => id);
  const [first = 0, second, third = 0] = (await ids('')).toSorted((one, other) => one - other);

  expect(await ids('?limit=1')).toEqual([third]);
  expect((await ids(`?before=${third}`)).toSorted((one, other) => one - other)).toEqual([first, second]);
  expect((await phone.get('/api/account/sessions?limit=101')).statusCode).toBe(400);
});

test('a changed mail address is where reset links go from then on, whatever its case', async () => {
  const maria = await running.signUp('maria');
  await maria.patch('/api/account', { email: 'New@Example.org' });

  await running.visitor().post('/api/auth/forgot-password', { email: 'maria@example.org' });
  await running.visitor().post('/api/auth/forgot-password', { email: 'new@example.org' });
  await running.app.deps.mail.deliver();

  expect(running.mailer.mails.map(({ to }) => to)).toEqual(['New@Example.org']);
});
