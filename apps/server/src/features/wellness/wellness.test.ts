import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The clock of the tests stands at 9 in the morning of 10 March, in UTC. */
let running: TestApp;
let maria: Client;
beforeAll(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
});
afterAll(() => running.stop());

async function newDiary() {
  const { id } = (await maria.post('/api/profiles', { name: 'Maria' })).json<{ id: number }>();
  const path = `/api/profiles/${id}/wellness`;
  return {
    path,
    save: (date: string, scores: object = {}) =>
      maria.post(path, { date, sleepQuality: 3, energyLevel: 3, stressLevel: 3, ...scores }),
    days: async (query: string) =>
      (await maria.get(`${path}?${query}`)).json<{ date: string }[]>().map(({ date }) => date),
  };
}

test('a day that is saved again is replaced, not doubled', async () => {
  const diary = await newDiary();

  expect((await diary.save('2026-03-09', { sleepQuality: 2 })).statusCode).toBe(201);
  expect((await diary.save('2026-03-09', { sleepQuality: 5 })).statusCode).toBe(200);

  const entries = (await maria.get(`${diary.path}?days=7&today=2026-03-10`)).json();
  expect(entries).toMatchObject([{ date: '2026-03-09', sleepQuality: 5 }]);
});

test('of many saves of one day at once one is new, and the others replace it', async () => {
  const diary = await newDiary();
  const days = ['2026-03-07', '2026-03-08', '2026-03-09'];
  for (const day of days) {
    const saves = await Promise.all(Array.from({ length: 10 }, () => diary.save(day)));

    expect(saves.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
  }
  expect(await diary.days('days=7&today=2026-03-10')).toEqual(days);
});

test('the last seven days are today and the six before, the oldest first', async () => {
  const diary = await newDiary();
  for (const date of ['2026-03-10', '2026-03-04', '2026-03-03']) await diary.save(date);

  expect(await diary.days('days=7&today=2026-03-10')).toEqual(['2026-03-04', '2026-03-10']);
});

test('a day that has begun somewhere can be saved, one that has begun nowhere cannot', async () => {
  const diary = await newDiary();

  expect((await diary.save('2026-03-11')).statusCode).toBe(201);
  const refused = await diary.save('2026-03-12');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ message: 'Date cannot be in the future', errors: [{ field: 'date' }] });
});

test.each([0, 6, 2.5, '3', null])('a score of %j is none', async (sleepQuality) => {
  const diary = await newDiary();

  const refused = await diary.save('2026-03-09', { sleepQuality });

  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'sleepQuality' }] });
});

test('an entry goes to the person of the address alone', async () => {
  const [one, other] = [await newDiary(), await newDiary()];
  const profileId = Number(/\d+/.exec(other.path)?.[0]);

  expect((await one.save('2026-03-09', { profileId })).statusCode).toBe(400);
  await one.save('2026-03-09');
  expect(await other.days('days=7&today=2026-03-10')).toEqual([]);
});
