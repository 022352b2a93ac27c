import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

test('a day takes 24 doses of a supplement, and one more once one of them is taken back', async () => {
  const maria = await running.signUp('maria');
  const { id: profile } = (await maria.post('/api/profiles', { name: 'Maria' })).json<{ id: number }>();
  const supplement = (await maria.post(`/api/profiles/${profile}/supplements`, { name: 'Ginger gum' })).json<{
    id: number;
  }>();
  const path = `/api/supplements/${supplement.id}/doses`;
  const log = (takenOn: string) => maria.post(path, { takenOn, status: 'taken' });
  for (let count = 1; count <= 23; count += 1) await log('2025-04-04');

  const last = await log('2025-04-04');

  expect(last.statusCode).toBe(201);
  expect((await log('2025-04-04')).json()).toMatchObject({ code: 'too_many_doses' });
  expect((await log('2025-04-03')).statusCode).toBe(201);
  await maria.delete(`/api/doses/${last.json<{ id: number }>().id}`);
  expect((await log('2025-04-04')).statusCode).toBe(201);
});

test('a cabinet is full at 100 supplements: one more is refused, so that none goes unseen and unchecked', async () => {
  const maria = await running.signUp('maria');
  const { id } = (await maria.post('/api/profiles', { name: 'Maria' })).json<{ id: number }>();
  const path = `/api/profiles/${id}/supplements`;
  for (let count = 1; count < 100; count += 1) await maria.post(path, { name: `Supplement ${count}` });

  // First the connections, so that the five run side by side.
  await Promise.all(Array.from({ length: 5 }, () => maria.get(path)));
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => maria.post(path, { name: 'Supplement 100' })));
  const refused = await maria.post(path, { name: 'one more' });
  const shown = (await maria.get(path)).json<{ id: number; name: string }[]>();

  expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(refused.statusCode).toBe(409);
  expect(shown.map(({ name }) => name)).toEqual(Array.from({ length: 100 }, (_, place) => `Supplement ${place + 1}`));
  await maria.delete(`/api/supplements/${shown[0]?.id}`);
  expect((await maria.post(path, { name: 'one more' })).statusCode).toBe(201);
});

test('a course does not end before it begins, nor is it changed to', async () => {
  const ida = await running.signUp('ida');
  const { id } = (await ida.post('/api/profiles', { name: 'Ida' })).json<{ id: number }>();
  const course = { name: 'Magnesium', startDate: '2026-05-05', endDate: '2026-05-05' };
  const path = `/api/profiles/${id}/supplements`;
  const message = 'The end date is before the start date';

  const added = await ida.post(path, course);
  const early = await ida.post(path, { ...course, endDate: '2026-05-04' });
  const changed = await ida.put(`/api/supplements/${added.json<{ id: number }>().id}`, { endDate: '2026-05-04' });

  expect(added.statusCode).toBe(201);
  expect(early.json()).toMatchObject({ message, errors: [{ field: 'endDate', message }] });
  expect([early.statusCode, changed.statusCode]).toEqual([400, 400]);
  expect((await ida.get(path)).json<{ endDate: string }[]>().map(({ endDate }) => endDate)).toEqual(['2026-05-05']);
});

test('a weekday named twice is one day, so that no sheet and no check counts more doses than were meant', async () => {
  const uma = await running.signUp('uma');
  const { id } = (await uma.post('/api/profiles', { name: 'Uma' })).json<{ id: number }>();
  const schedule = { timesPerDay: 1, weekdays: [3, 1, 1, 3] };

  const added = await uma.post(`/api/profiles/${id}/supplements`, { name: 'Iron', schedule });

  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({ schedule: { timesPerDay: 1, weekdays: [1, 3] } });
});

test.each(['/api/profiles', '/supplements'])('%s is given in pages, the newest first to be chosen', async (list) => {
  const ben = await running.signUp(`ben${list.length}`);
  const { id } = (await ben.post('/api/profiles', { name: 'first' })).json<{ id: number }>();
  const path = list === '/supplements' ? `/api/profiles/${id}/supplements` : list;
  if (path !== list) await ben.post(path, { name: 'first' });
  await ben.post(path, { name: 'second' });
  await ben.post(path, { name: 'third' });
  const read = async (query: string) => (await ben.get(`${path}?${query}`)).json<{ id: number; name: string }[]>();

  const newest = await read('limit=2');

  expect(newest.map(({ name }) => name)).toEqual(['second', 'third']);
  expect((await read(`before=${newest[0]?.id}`)).map(({ name }) => name)).toEqual(['first']);
  expect((await ben.get(`${path}?limit=0`)).statusCode).toBe(400);
});

test('of the doses those of the days asked for are told, oldest first, and of this supplement alone', async () => {
  const nora = await running.signUp('nora');
  const profile = (await nora.post('/api/profiles', { name: 'Nora' })).json<{ id: number }>().id;
  const add = async (name: string) =>
    (await nora.post(`/api/profiles/${profile}/supplements`, { name })).json<{ id: number }>().id;
  const [zinc, iron] = [await add('Zinc'), await add('Iron')];
  const take = (id: number, takenOn: string) => nora.post(`/api/supplements/${id}/doses`, { takenOn, status: 'taken' });
  for (const day of ['2026-03-09', '2026-03-04', '2026-03-03', '2026-01-01']) await take(zinc, day);
  await take(iron, '2026-03-08');

  const told = async (query: string) =>
    (await nora.get(`/api/supplements/${zinc}/doses${query}`))
      .json<{ takenOn: string }[]>()
      .map(({ takenOn }) => takenOn);

  expect(await told('?days=7&today=2026-03-10')).toEqual(['2026-03-04', '2026-03-09']);
  expect(await told('?days=8&today=2026-03-10')).toEqual(['2026-03-03', '2026-03-04', '2026-03-09']);
  expect(await told('')).toEqual(['2026-03-03', '2026-03-04', '2026-03-09']);

  const ofAll = (await nora.get(`/api/profiles/${profile}/doses?days=7&today=2026-03-10`)).json<
    { supplementId: number; takenOn: string }[]
  >();
  expect(ofAll.map(({ supplementId, takenOn }) => [supplementId, takenOn])).toEqual([
    [zinc, '2026-03-04'],
    [iron, '2026-03-08'],
    [zinc, '2026-03-09'],
  ]);
});

test('two changes at once leave no course that ends before it begins', async () => {
  const olga = await running.signUp('olga');
  const profile = (await olga.post('/api/profiles', { name: 'Olga' })).json<{ id: number }>().id;
  const path = `/api/profiles/${profile}/supplements`;
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await olga.post(path, { name: 'Zinc', startDate: '2026-03-01' })).json<{ id: number }>();

    const answers = await Promise.all([
      olga.put(`/api/supplements/${id}`, { startDate: '2026-03-10' }),
      olga.put(`/api/supplements/${id}`, { endDate: '2026-03-05' }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  }
});

test('a supplement is told what speaks against it, and nothing of what else is taken but its amounts', async () => {
  const eva = await running.signUp('eva');
  const takes = { name: 'Eva', currentMedications: "warfarin, St John's wort" };
  const { id } = (await eva.post('/api/profiles', takes)).json<{ id: number }>();
  const path = `/api/profiles/${id}/supplements`;
  await eva.post(path, { name: 'Zinc', dosage: '25 mg' });
  const added = await eva.post(path, { name: 'Zinc gluconate', dosage: '150 mg' });
  await eva.post(path, { name: 'Ginkgo' });

  const listed = (await eva.get(path)).json<{ name: string; findings: Told[] }[]>();

  const told = Object.fromEntries(listed.map(({ name, findings }) => [name, findings.map(pairOf)]));
  expect(told['Ginkgo']).toContain('ginkgo + warfarin');
  expect(Object.values(told).flat()).not.toContain('st-johns-wort + warfarin');
  expect(told['Zinc']).toContain('zinc + amount');
  expect(added.json<{ findings: Told[] }>().findings.map(pairOf)).toContain('zinc + amount');
});

interface Told {
  readonly subject: { readonly id: string };
  readonly with: { readonly id: string };
}

function pairOf({ subject, with: other }: Told): string {
  return `${subject.id} + ${other.id}`;
}

test('a counted supply runs down with each dose, comes back with a dose taken back, and can be counted anew', async () => {
  const ida = await running.signUp('ida');
  const { id: profile } = (await ida.post('/api/profiles', { name: 'Ida' })).json<{ id: number }>();
  const path = `/api/profiles/${profile}/supplements`;
  const day = running.clock.now().toISOString().slice(0, 10);
  const schedule = { timesPerDay: 2, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const supply = { dosesLeft: 20, countedOn: day };
  const added = (await ida.post(path, { name: 'Iron', schedule, supply })).json<{ id: number; supply: unknown }>();
  const supplies = async () =>
    (await ida.get(`${path}?today=${day}`)).json<{ supply: unknown }[]>().map((it) => it.supply);

  const dose = await ida.post(`/api/supplements/${added.id}/doses`, { takenOn: day, status: 'taken' });

  expect(added.supply).toEqual({ ...supply, daysLeft: 10 });
  expect(await supplies()).toEqual([{ ...supply, dosesLeft: 19, daysLeft: 10 }]);
  await ida.delete(`/api/doses/${dose.json<{ id: number }>().id}`);
  expect(await supplies()).toEqual([{ ...supply, daysLeft: 10 }]);
  await ida.put(`/api/supplements/${added.id}`, { supply: { dosesLeft: 60, countedOn: day } });
  expect(await supplies()).toMatchObject([{ dosesLeft: 60, daysLeft: 30 }]);
  await ida.put(`/api/supplements/${added.id}`, { dosage: '14 mg' });
  expect(await supplies()).toMatchObject([{ dosesLeft: 60 }]);
  await ida.put(`/api/supplements/${added.id}`, { supply: null });
  expect(await supplies()).toEqual([null]);
});
