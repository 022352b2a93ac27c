import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let maria: Client;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
});
afterEach(() => running.stop());

interface ProfileReply {
  id: number;
  name: string;
  age: number | null;
  isMainProfile: boolean;
}

async function profiles(): Promise<ProfileReply[]> {
  return (await maria.get('/api/profiles')).json<ProfileReply[]>();
}

test('the first profile is the main one whatever was asked', async () => {
  expect((await maria.get('/api/profiles/main')).json()).toMatchObject({ message: 'No main profile yet' });

  const first = await maria.post('/api/profiles', { name: 'Maria', isMainProfile: false });

  expect(first.json()).toMatchObject({ isMainProfile: true });
});

test('twenty first profiles at once leave exactly one main profile', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, place) => maria.post('/api/profiles', { name: `P${place}`, isMainProfile: true })),
  );

  const saved = await profiles();

  expect(saved).toHaveLength(20);
  expect(saved.filter((profile) => profile.isMainProfile)).toHaveLength(1);
  expect((await maria.post('/api/profiles', { name: 'one too many' })).statusCode).toBe(409);
});

test('of many profiles that are made the main one at once, one is', async () => {
  const ids: number[] = [];
  for (let place = 0; place < 5; place += 1)
    ids.push((await maria.post('/api/profiles', { name: `P${place}` })).json<ProfileReply>().id);

  const changes = ids.flatMap((id) => [1, 2, 3, 4].map(() => id));
  await Promise.all(changes.map((id) => maria.put(`/api/profiles/${id}`, { isMainProfile: true })));

  expect((await profiles()).filter((profile) => profile.isMainProfile)).toHaveLength(1);
});

test('the main flag moves and cannot be taken off', async () => {
  const first = (await maria.post('/api/profiles', { name: 'Maria' })).json<ProfileReply>();
  const second = (await maria.post('/api/profiles', { name: 'Tom' })).json<ProfileReply>();

  await maria.put(`/api/profiles/${first.id}`, { isMainProfile: false });
  expect((await maria.get('/api/profiles/main')).json()).toMatchObject({ id: first.id });
  await maria.put(`/api/profiles/${second.id}`, { isMainProfile: true });

  expect((await profiles()).map(({ id, isMainProfile }) => [id, isMainProfile])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

test('a new main profile takes the flag from nobody else', async () => {
  const stranger = await running.signUp('stranger');
  const theirs = (await stranger.post('/api/profiles', { name: 'Stranger' })).json<ProfileReply>();
  await maria.post('/api/profiles', { name: 'Maria' });

  await maria.post('/api/profiles', { name: 'Tom', isMainProfile: true });

  expect((await stranger.get('/api/profiles/main')).json()).toMatchObject({ id: theirs.id, isMainProfile: true });
});

test('a change keeps what it does not name, and null empties', async () => {
  const { id } = (
    await maria.post('/api/profiles', { name: 'Maria', age: 34, allergies: '  Ragweed ' })
  ).json<ProfileReply>();

  const changed = await maria.put(`/api/profiles/${id}`, { age: null, userId: 99, id: 77 });

  expect(changed.json()).toMatchObject({ id, name: 'Maria', age: null, allergies: 'Ragweed' });
});

test('the main profile stays while others exist; the last one may go with everything in it', async () => {
  const main = (await maria.post('/api/profiles', { name: 'Maria' })).json<ProfileReply>();
  const other = (await maria.post('/api/profiles', { name: 'Tom' })).json<ProfileReply>();
  await maria.post(`/api/profiles/${other.id}/supplements`, { name: 'Zinc' });
  const chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  await maria.post(`/api/chats/${chat}/messages`, { content: 'What helps me sleep?', profileId: other.id });

  expect((await maria.delete(`/api/profiles/${main.id}`)).statusCode).toBe(409);
  expect((await maria.delete(`/api/profiles/${other.id}`)).json()).toEqual({ success: true });
  expect((await maria.delete(`/api/profiles/${other.id}`)).statusCode).toBe(404);
  expect((await maria.delete(`/api/profiles/${main.id}`)).statusCode).toBe(200);
  expect((await maria.get(`/api/chats/${chat}/messages`)).json()).toMatchObject([
    { content: 'What helps me sleep?', profileId: null },
    { profileId: null },
  ]);

  expect(await running.database.db.selectFrom('supplements').selectAll().execute()).toHaveLength(0);
});

test.each([
  [{ name: '  ' }, 'Name is required'],
  [{ name: 'M', age: 0 }, 'Age must be between 1 and 120'],
  [{ name: 'M', age: 121 }, 'Age must be between 1 and 120'],
  [{ name: 'M', age: 3.5 }, 'Age must be between 1 and 120'],
  [{ name: 'M', age: '34' }, 'Age must be between 1 and 120'],
  [{ name: ['M'] }, 'Name is required'],
  [{ name: 'M\u0000' }, 'The request holds characters that cannot be stored.'],
])('bad input is told plainly: %j', async (body, message) => {
  const response = await maria.post('/api/profiles', body);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message });
});
