import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

test('of several who delete an account at once one does, and the log has it once', async () => {
  const maria = await running.signUp('maria');
  const leave = () => maria.delete('/api/account', { password: 'correct horse' });

  const codes = (await Promise.all([leave(), leave(), leave()])).map(({ statusCode }) => statusCode);

  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  for (const code of codes) expect([200, 401, 403]).toContain(code);
  const lines = running.database.db.selectFrom('audit_log').select('event').where('event', '=', 'account-deleted');
  expect(await lines.execute()).toHaveLength(1);
});

test('an account can be deleted while more is being written for it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `maria-${round}`;
    const maria = await running.signUp(name);
    const key = (place: number) => ({ 'idempotency-key': `key ${place}` });
    const write = (place: number) => maria.call('POST', '/api/profiles', { name: `Child ${place}` }, key(place));

    const writes = [0, 1, 2, 3, 4, 5].map(write);
    const left = maria.delete('/api/account', { password: 'correct horse' });

    expect((await left).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(writes)) expect([201, 401, 404]).toContain(statusCode);
  }
});

test('of several new passwords at once the one that is told to hold does, and the others do not', async () => {
  const maria = await running.signUp('maria');
  const words = ['battery staple', 'quiet river', 'pale stones'];
  holdHashes(words.length);
  const change = (newPassword: string) =>
    maria.post('/api/account/password', { currentPassword: 'correct horse', newPassword });

  const codes = (await Promise.all(words.map(change))).map(({ statusCode }) => statusCode);

  expect(codes.toSorted()).toEqual([200, 403, 403]);
  for (const [place, password] of words.entries()) {
    const { statusCode } = await running.visitor().post('/api/auth/login', { username: 'maria', password });
    expect(statusCode).toBe(codes[place] === 200 ? 200 : 401);
  }
});

/** Nobody's password is hashed before so many are asked for: by then each has shown the old one. */
function holdHashes(count: number): void {
  const { passwords } = running.app.deps;
  const { hash } = passwords;
  const all = Promise.withResolvers<void>();
  let asked = 0;
  Object.assign(passwords, {
    hash: async (password: string) => {
      asked += 1;
      if (asked === count) all.resolve();
      await all.promise;
      return hash(password);
    },
  });
}
