import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let maria: Client;

beforeAll(async () => {
  server = await startTestApp();
  maria = await server.signUp('maria');
});
afterAll(() => server.stop());

async function addPerson(fields: object): Promise<number> {
  const reply = await maria.post('/api/profiles', fields);
  expect(reply.statusCode).toBe(201);
  return reply.json().id;
}

test('the sheet of a person names supplements with their schedule, and checks them with the medicines', async () => {
  const id = await addPerson({ name: 'Rosa', currentMedications: 'Warfrin 5 mg, Xyzolam', allergies: 'Ragwed' });
  const schedule = { timesPerDay: 2, weekdays: [1, 3] };
  await maria.post(`/api/profiles/${id}/supplements`, { name: "St. John's wort", dosage: '300 mg', schedule });

  const sheet = (await maria.get(`/api/profiles/${id}/summary`)).json();
  expect(sheet.profile.name).toBe('Rosa');
  expect(sheet.supplements).toEqual([
    { name: "St. John's wort", dosage: '300 mg', frequency: null, schedule, startDate: null, endDate: null },
  ]);
  expect(sheet.findings[0]).toMatchObject({ severity: 'contraindicated', with: { id: 'warfarin' } });
  expect(sheet.unrecognised).toEqual(['Xyzolam']);
  expect(sheet.readAs).toEqual([
    { text: 'Warfrin', name: 'warfarin' },
    { text: 'Ragwed', name: 'ragweed and the daisy family' },
  ]);
});

test('what a person hopes for counts in a check as on the sheet: a child, as much as an illness', async () => {
  const id = await addPerson({ name: 'Ines', age: 31, gender: 'female', healthGoals: 'We are trying for a baby' });
  await maria.post(`/api/profiles/${id}/supplements`, { name: 'Black cohosh' });
  type Findings = { findings: { ruleId: string }[] };
  const rulesOf = ({ findings }: Findings) => findings.map(({ ruleId }) => ruleId);

  const sheet = rulesOf((await maria.get(`/api/profiles/${id}/summary`)).json<Findings>());
  const check = await maria.post('/api/safety/check', { profileId: id, items: ['Black cohosh'] });

  expect(sheet).not.toEqual([]);
  expect(rulesOf(check.json<Findings>())).toEqual(sheet);
});

test('of a typed profile it is told what its slips and brands were read as', async () => {
  const profile = { currentMedications: 'Warfrin, Marcumar' };
  const typed = (await maria.post('/api/safety/check', { items: [], profile })).json();
  expect(typed.readAs).toEqual([
    { text: 'Warfrin', name: 'warfarin' },
    { text: 'Marcumar', name: 'phenprocoumon' },
  ]);
  expect((await maria.post('/api/safety/check', { items: ['Warfrin'] })).json()).not.toHaveProperty('readAs');
});

test('amounts of the list are added up, on the sheet, beside each supplement and beside what is typed', async () => {
  const id = await addPerson({ name: 'Zoe', age: 40 });
  for (const supplement of [
    { name: 'Zinc', dosage: '15 mg', schedule: { timesPerDay: 2, weekdays: [1, 2, 3, 4, 5, 6, 7] } },
    { name: 'Zinc lozenges', dosage: '5 mg', frequency: '3 times a day' },
  ])
    await maria.post(`/api/profiles/${id}/supplements`, supplement);
  type Found = { ruleId: string; with: { text: string } }[];
  const ofAmounts = (findings: Found) =>
    findings.filter(({ ruleId }) => ruleId.startsWith('amounts/')).map(({ with: { text } }) => text);

  const sheet = (await maria.get(`/api/profiles/${id}/summary`)).json<{ findings: Found }>();
  const list = (await maria.get(`/api/profiles/${id}/supplements`)).json<{ findings: Found }[]>();
  const typed = async (body: object) =>
    ofAmounts((await maria.post('/api/safety/check', { profileId: id, ...body })).json<{ findings: Found }>().findings);
  expect(ofAmounts(sheet.findings)).toEqual(['45 mg a day']);
  expect(list.map(({ findings }) => ofAmounts(findings))).toEqual([['45 mg a day'], ['45 mg a day']]);
  expect(await typed({ items: ['zinc gluconate 100 mg'] })).toEqual(['59.3 mg a day']);
  expect(await typed({ items: ['chamomile'] })).toEqual([]);
  expect(await typed({ items: ['Selenium'], amounts: [{ item: 'Selenium', told: 'Selenium 500 mcg' }] })).toEqual([
    '500 mcg a day',
  ]);
});

test('what was stopped long ago is left out of the sheet, what was stopped lately is not', async () => {
  const id = await addPerson({ name: 'Ida' });
  const today = server.clock.now().getTime();
  const daysAgo = (days: number) => new Date(today - days * 86_400_000).toISOString().slice(0, 10);
  for (const [name, endDate] of [
    ['Ginkgo', daysAgo(60)],
    ['Valerian', daysAgo(7)],
  ])
    await maria.post(`/api/profiles/${id}/supplements`, { name, endDate });

  const { supplements } = (await maria.get(`/api/profiles/${id}/summary`)).json();
  expect(supplements.map(({ name }: { name: string }) => name)).toEqual(['Valerian']);
});

test('what is typed stands beside the chosen profile: its medicines, allergies and age go on counting', async () => {
  const profileId = await addPerson({ name: 'Paula', age: 40, currentMedications: 'warfarin', allergies: 'ragweed' });
  const findings = async (profile: object) =>
    (await maria.post('/api/safety/check', { profileId, profile, items: ['ginkgo', 'chamomile'] }))
      .json<{ findings: { with: { id: string } }[] }>()
      .findings.map(({ with: other }) => other.id);

  expect(await findings({ healthConcerns: 'pregnant' })).toEqual(
    expect.arrayContaining(['warfarin', 'ragweed-daisy-family', 'pregnancy']),
  );
  expect(await findings({ currentMedications: 'metformin' })).not.toContain('warfarin');
});

test('the household finder tells which words of which person it could not check', async () => {
  const id = await addPerson({ name: 'Otto', currentMedications: 'Qwertyzine' });

  const found = (await maria.get('/api/safety/household?use=sleep')).json();
  expect(found.unrecognised).toContainEqual({ profileId: id, texts: ['Qwertyzine'] });
  expect(found.suitable.length + found.excluded.length).toBeGreaterThan(5);
});

test('the household finder names nobody of whom everything was understood', async () => {
  const ida = await server.signUp('ida');
  await ida.post('/api/profiles', { name: 'Ida', currentMedications: 'Warfarin' });
  const otto = (await ida.post('/api/profiles', { name: 'Otto', currentMedications: 'Qwertyzine' })).json();

  const { unrecognised } = (await ida.get('/api/safety/household?use=sleep')).json();

  expect(unrecognised).toEqual([{ profileId: otto.id, texts: ['Qwertyzine'] }]);
});

test('the household finder counts what each person keeps on the list, and what was stopped long ago for nobody', async () => {
  const nora = await server.signUp('nora');
  const profile = async (name: string) => (await nora.post('/api/profiles', { name, age: 40 })).json().id;
  const [uma, olaf] = [await profile('Uma'), await profile('Olaf')];
  await nora.post(`/api/profiles/${uma}/supplements`, { name: '5-HTP' });
  await nora.post(`/api/profiles/${olaf}/supplements`, { name: '5-HTP', endDate: '2020-01-01' });
  type Found = { herb: { key: string }; for: { profileId: number; findings: { with: { id: string } }[] }[] };

  const { excluded } = (await nora.get('/api/safety/household?use=mood')).json<{ excluded: Found[] }>();

  const againstIt = excluded.flatMap(({ for: people }) =>
    people.filter(({ findings }) => findings.some(({ with: other }) => other.id === '5-htp')),
  );
  expect(new Set(againstIt.map(({ profileId }) => profileId))).toEqual(new Set([uma]));
});

test('before there is a profile no herb is called suitable, and the reply says why', async () => {
  const newcomer = await server.signUp('noor');

  expect((await newcomer.get('/api/safety/household?use=sleep')).json()).toEqual({
    suitable: [],
    excluded: [],
    unrecognised: [],
    note: expect.stringMatching(/^Nothing was checked/),
  });
});

test('a use that no herb is known for is refused by name, and none at all means the usual ones', async () => {
  const refused = await maria.get('/api/safety/household?use=qwertyzine');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'use', message: expect.stringContaining('sleep') }] });

  expect((await maria.get('/api/safety/household?use=')).statusCode).toBe(200);
});

test('while a large household is read, others are answered', async () => {
  const tom = await server.signUp('tom');
  for (let count = 0; count < 20; count += 1) await tom.post('/api/profiles', { name: `Child ${count}` });
  let turns = 0;
  let isOver = false;
  const countTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(countTurns);
  };
  countTurns();

  const found = await tom.get('/api/safety/household?use=sleep');
  isOver = true;

  expect(found.statusCode).toBe(200);
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('what is kept on the list of supplements counts wherever the person is checked', async () => {
  const id = await addPerson({ name: 'Tom', age: 42, currentMedications: 'none' });
  await maria.post(`/api/profiles/${id}/supplements`, { name: "St John's wort" });
  type Found = { subject: { id: string }; with: { id: string } }[];
  const pairsOf = ({ findings }: { findings: Found }) =>
    findings.map(({ subject, with: other }) => [subject.id, other.id].toSorted().join(' '));

  const typed = await maria.post('/api/safety/check', { profileId: id, items: ['Warfarin'] });
  const [herb] = (await maria.get('/api/herbs?q=5-HTP')).json();
  const page = await maria.get(`/api/herbs/${herb.id}/monograph?profileId=${id}`);
  const label = await maria.post('/api/analyses', { labelText: 'Griffonia 5-HTP 100 mg', profileId: id });
  const chat = (await maria.post('/api/chats', { title: '' })).json();
  const content = 'My doctor wants to put me on warfarin. Does that go with what I take?';
  const told = await maria.post(`/api/chats/${chat.id}/messages`, { content, profileId: id });

  expect(pairsOf(typed.json())).toContain('st-johns-wort warfarin');
  expect(pairsOf(page.json())).toContain('5-htp st-johns-wort');
  expect(pairsOf(label.json())).toContain('5-htp st-johns-wort');
  expect(pairsOf(told.json())).toContain('st-johns-wort warfarin');
});

test('one product on the list and typed as well is one, and no finding', async () => {
  const id = await addPerson({ name: 'Uma', age: 42 });
  await maria.post(`/api/profiles/${id}/supplements`, { name: 'Zinc' });

  const { findings } = (await maria.post('/api/safety/check', { profileId: id, items: ['zinc'] })).json();
  expect(findings).toEqual([]);
});
