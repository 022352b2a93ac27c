import {
  checkHousehold,
  checkSafety,
  getMonograph,
  getProfileSummary,
  listHerbs,
  listProfiles,
} from '@herbie/contract';
import { findForHousehold, readPerson, usualUses } from '@herbie/domain';
import { beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { queryClient } from '../query-client.ts';
import { setOfflineFallback, send } from '../send.ts';
import { keepNumbers } from './herb-numbers.ts';
import { answerOffline } from './answer-offline.ts';

const maria = profileOf({ age: 34, gender: 'female', currentMedications: 'Warfarin, Zorblax' });

beforeEach(async () => {
  setOfflineFallback(answerOffline);
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  await keepNumbers('a build', [
    { id: 57, key: 'valerian' },
    { id: 12, key: 'ginkgo' },
  ]);
});

test('a typed cabinet is checked on this device, and what is unknown is said', async () => {
  const check = await send(checkSafety, { body: { items: ['Warfarin', 'Ginkgo', 'Qwertyzine'] } });

  expect(check.findings).toContainEqual(
    expect.objectContaining({ severity: 'major', with: expect.objectContaining({ id: 'warfarin' }) }),
  );
  expect(check.unrecognised).toEqual(['Qwertyzine']);
  expect(check.coverage.rules).toBeGreaterThan(1000);
});

test('the medicines of a person who was read before count; a person nobody knows is never checked as nobody', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  const check = await send(checkSafety, { body: { items: ["St. John's wort"], profileId: 3 } });
  expect(check.findings[0]).toMatchObject({ severity: 'contraindicated', with: { id: 'warfarin' } });
  expect(check.unrecognised).toEqual(['Zorblax']);

  await expect(send(checkSafety, { body: { items: ['Ginkgo'], profileId: 4 } })).rejects.toThrow('Failed to fetch');
});

test('names typed into a profile are looked up on this device too, and stand in for the stored ones', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  const profile = { currentMedications: 'Zoloft, Qwertyzine' };

  const typed = await send(checkSafety, { body: { items: [], profile } });
  const beside = await send(checkSafety, { body: { items: ["St. John's wort"], profileId: maria.id, profile } });

  expect(typed).toMatchObject({ unrecognised: ['Qwertyzine'], readAs: [{ text: 'Zoloft', name: 'sertraline' }] });
  const medicines = beside.findings.map(({ with: other }) => other.id);
  expect(medicines).toContain('sertraline');
  expect(medicines).not.toContain('warfarin');
});

test('amounts are added up here as well: of a label and of the list that was read before', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  queryClient.setQueryData(['/api/profiles/3/supplements'], [{ name: 'Zinc', dosage: '20 mg', endDate: null }]);
  const told = [{ item: 'Zinc', told: 'Zinc (as zinc gluconate) 25 mg' }];
  const check = await send(checkSafety, { body: { items: ['Zinc'], amounts: told, profileId: 3 } });
  const amounts = check.findings.filter(({ ruleId }) => ruleId.startsWith('amounts/'));
  expect(amounts.map(({ with: other }) => other.text)).toEqual(['45 mg a day']);
});

test('the list that was read before counts as taken, here as on the server', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  queryClient.setQueryData(['/api/profiles/3/supplements'], [{ name: "St John's wort", endDate: null }]);
  const check = await send(checkSafety, { body: { items: ['5-HTP'], profileId: 3 } });

  expect(check.findings.map(({ subject, with: other }) => [subject.id, other.id])).toContainEqual([
    '5-htp',
    'st-johns-wort',
  ]);
});

test('a herb is found by a misspelt name under the number the server gave it, and its page can be read', async () => {
  const herbs = await send(listHerbs, { query: { q: 'valerain' } });
  expect(herbs[0]).toMatchObject({ id: 57, name: 'Valerian' });

  const page = await send(getMonograph, { params: { id: 57 } });
  expect(page).toMatchObject({ herb: { name: 'Valerian' }, covered: true, profileId: null, findings: [] });
  expect(page.sources.length).toBeGreaterThan(0);
});

test('without a search herbs stand in the order of the server', async () => {
  const names = (await send(listHerbs)).map(({ name }) => name);

  expect(names.indexOf('DHEA')).toBeGreaterThan(names.indexOf('Damiana'));
});

test('what suits a household is looked for as on the server: by the use, or by what most people come for', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  const suitable = async (use?: string) =>
    (await send(checkHousehold, { query: { use } })).suitable.map(({ herb }) => herb.name);

  const { suitable: usual } = findForHousehold({
    members: [{ id: maria.id, person: readPerson(maria) }],
    wanted: usualUses,
    limit: 40,
  });
  expect(await suitable()).toEqual(usual.map(({ herb }) => herb.name));
  expect(await suitable('falling asleep')).toEqual(await suitable('sleep'));
  expect(await suitable('')).toEqual([]);
});

test('what was stopped long ago is on no sheet, what was stopped lately is', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  const stopped = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  queryClient.setQueryData(
    ['/api/profiles/3/supplements'],
    [
      { name: 'Ginkgo', endDate: stopped(60) },
      { name: 'Garlic', endDate: stopped(10) },
      { name: 'Zinc', endDate: null },
    ],
  );

  const sheet = await send(getProfileSummary, { params: { id: 3 } });

  expect(sheet.supplements.map(({ name }) => name)).toEqual(['Garlic', 'Zinc']);
});

test('a sheet needs the supplements: without them none is made', async () => {
  queryClient.setQueryData([listProfiles.path], [maria]);
  await expect(send(getProfileSummary, { params: { id: 3 } })).rejects.toThrow('Failed to fetch');

  queryClient.setQueryData(['/api/profiles/3/supplements?today=2026-11-20'], [{ name: 'Ginkgo', endDate: null }]);
  const sheet = await send(getProfileSummary, { params: { id: 3 } });
  expect(sheet.findings.map(({ with: other }) => other.id)).toContain('warfarin');
});
