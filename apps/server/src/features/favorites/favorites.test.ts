import type { Favorite, HerbReply } from '@herbie/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let maria: Client;
let herbs: HerbReply[];
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  herbs = (await maria.get('/api/herbs')).json<HerbReply[]>().slice(0, 3);
});
afterEach(() => running.stop());

const save = (person: Client, herbId: number | undefined) => person.post('/api/favorites', { herbId });
const names = async (person: Client, query = '') =>
  (await person.get(`/api/favorites${query}`)).json<Favorite[]>().map(({ herb }) => herb.name);

test('saved herbs stand newest first, each with what its card shows', async () => {
  for (const { id } of herbs) await save(maria, id);

  expect(await names(maria)).toEqual(herbs.map(({ name }) => name).toReversed());
  const [newest] = (await maria.get('/api/favorites?limit=1')).json<Favorite[]>();
  expect(newest?.herb).toEqual(herbs.at(-1));
});

test('a page begins with the herb saved before the one that is named', async () => {
  for (const { id } of herbs) await save(maria, id);
  const [newest] = (await maria.get('/api/favorites')).json<Favorite[]>();
  const older = herbs
    .map(({ name }) => name)
    .toReversed()
    .slice(1);

  expect(await names(maria, `?before=${newest?.id}`)).toEqual(older);
  expect(await names(maria, `?before=${newest?.id}&limit=1`)).toEqual(older.slice(0, 1));
});

test('a herb saved twice, and twice at once, is one record', async () => {
  const both = await Promise.all([save(maria, herbs[0]?.id), save(maria, herbs[0]?.id)]);
  const again = await save(maria, herbs[0]?.id);

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 201]);
  expect(again.statusCode).toBe(200);
  expect(await names(maria)).toHaveLength(1);
});

test('a herb that is none cannot be saved, and what is somebody else’s is not found', async () => {
  const stranger = await running.signUp('stranger');
  const { id } = (await save(maria, herbs[0]?.id)).json<Favorite>();

  expect((await save(maria, 2_000_000_000)).json()).toMatchObject({ code: 'herb_not_found' });
  expect((await stranger.delete(`/api/favorites/${id}`)).statusCode).toBe(404);
  expect(await names(stranger)).toEqual([]);

  expect((await maria.delete(`/api/favorites/${id}`)).statusCode).toBe(200);
  expect(await names(maria)).toEqual([]);
});
