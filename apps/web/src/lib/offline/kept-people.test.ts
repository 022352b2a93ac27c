import { checkSafety, getProfileSummary, getSession, listProfiles, type Profile } from '@herbie/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { queryClient, reading } from '../query-client.ts';
import { setOfflineFallback, send } from '../send.ts';
import { readStore, objectStores } from './device-store.ts';
import { keepUpToDate, startKeeping, stopServing } from './kept-people.ts';
import { forgetPeople, isKeeping, readServedAt } from './kept-people-store.ts';
import { answerOffline } from './answer-offline.ts';

const maria = profileOf({ age: 34, gender: 'female', currentMedications: 'Warfarin' });
let stored: Profile[] = [];
let isReachable = true;

beforeEach(async () => {
  setOfflineFallback(answerOffline);
  stored = [maria];
  isReachable = true;
  globalThis.fetch = async (input) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const path = String(input);
    return Response.json(
      path.includes('/supplements') ? [{ id: 1, profileId: 3, name: 'Ginkgo', endDate: null }] : stored,
    );
  };
  await forgetPeople();
  signInAs(1);
});

afterEach(async () => {
  vi.useRealTimers();
  await forgetPeople();
});

function signInAs(id: number): void {
  queryClient.setQueryData([getSession.path], { authenticated: true, user: { id } });
}

/** The browser is opened anew where there is no network: nothing is in memory, and nobody knows who is signed in. */
function startCold(): void {
  queryClient.clear();
  isReachable = false;
}

const openProfiles = () => queryClient.fetchQuery(reading(listProfiles));

test('nothing of anybody is kept unless that was asked for', async () => {
  await openProfiles();
  await keepUpToDate();

  expect(await readStore(objectStores.people)).toEqual([]);
  startCold();
  await expect(openProfiles()).rejects.toThrow('Failed to fetch');
});

test('after a cold start a kept person is checked with their medicines and supplements, and the age is known', async () => {
  const before = Date.now();
  await startKeeping();
  startCold();

  expect(await openProfiles()).toEqual([maria]);

  const check = await send(checkSafety, { body: { items: ["St. John's wort"], profileId: 3 } });
  expect(check.findings[0]).toMatchObject({ severity: 'contraindicated', with: { id: 'warfarin' } });
  const summary = await send(getProfileSummary, { params: { id: 3 } });
  expect(summary.findings).toContainEqual(
    expect.objectContaining({ subject: expect.objectContaining({ id: 'ginkgo' }) }),
  );
  expect(Date.parse(readServedAt() ?? '')).toBeGreaterThanOrEqual(before);
});

test('what the server has takes the place of what was kept as soon as it can be reached', async () => {
  await startKeeping();
  startCold();
  await openProfiles();
  stored = [{ ...maria, currentMedications: 'Sertraline' }];
  isReachable = true;

  await stopServing();

  expect(readServedAt()).toBeNull();
  expect(await openProfiles()).toMatchObject([{ currentMedications: 'Sertraline' }]);
});

test('what this page has read itself is not replaced by what was kept', async () => {
  await startKeeping();
  stored = [{ ...maria, currentMedications: 'Sertraline' }];
  await openProfiles();
  isReachable = false;

  await queryClient.refetchQueries({ queryKey: [listProfiles.path] });

  expect(queryClient.getQueryData([listProfiles.path])).toMatchObject([{ currentMedications: 'Sertraline' }]);
  expect(readServedAt()).toBeNull();
});

test('a change is kept too, and a log-out meanwhile is not undone by it', async () => {
  await startKeeping();
  stored = [{ ...maria, currentMedications: 'Sertraline' }];
  await keepUpToDate();
  expect(JSON.stringify(await readStore(objectStores.people))).toContain('Sertraline');

  const late = keepUpToDate();
  await forgetPeople();
  queryClient.setQueryData([getSession.path], { authenticated: false, user: null });
  await late;

  expect(await readStore(objectStores.people)).toEqual([]);
});

test('what was kept is never brought up to date from itself', async () => {
  await startKeeping();
  const before = await readStore(objectStores.people);
  isReachable = false;

  await expect(keepUpToDate()).rejects.toThrow('Failed to fetch');
  expect(await readStore(objectStores.people)).toEqual(before);
});

test('it is gone for somebody else, for nobody, and after seven days without the server', async () => {
  await startKeeping();
  signInAs(2);
  expect(await isKeeping()).toBe(false);
  expect(await readStore(objectStores.people)).toEqual([]);

  signInAs(1);
  await startKeeping();
  queryClient.setQueryData([getSession.path], { authenticated: false, user: null });
  expect(await isKeeping()).toBe(false);

  signInAs(1);
  await startKeeping();
  startCold();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 });
  await expect(openProfiles()).rejects.toThrow('Failed to fetch');
  expect(await readStore(objectStores.people)).toEqual([]);
});

test('when the last profile is deleted nothing is kept', async () => {
  await startKeeping();
  stored = [];
  await keepUpToDate();

  expect(await readStore(objectStores.people)).toEqual([]);
});
