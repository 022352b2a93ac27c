import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readPersonFacts } from './person-facts.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

const user: SessionUser = {
  id: 1,
  username: 'rose.k',
  email: 'rose@example.org',
  firstName: 'Rose',
  lastName: "O'Neil-Brand",
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
};

test.each([
  ['I am Rose, write to rose@example.org', 'I am [name], write to [address]'],
  ['rose hips and a rose.k login', 'rose hips and a [name] login'],
  ["Mrs O'NEIL-BRAND asks", 'Mrs [name] asks'],
  ['anyone@elsewhere.example', '[address]'],
  ['hid\u200Bden \u{E0041}letters', 'hidden letters'],
  ['What helps me sleep?', 'What helps me sleep?'],
])('names and addresses are taken out, words that only look like a name are not: %s', async (text, left) => {
  const facts = await readPersonFacts({ deps: running.app.deps, user, profile: null });

  expect(facts.withoutNames(text)).toBe(left);
});

test('what leaves of a profile is read out of it without names, and wellness as averages only', async () => {
  const maria = await running.signUp('maria');
  const profile = (
    await maria.post('/api/profiles', { name: 'Tabitha Quill', age: 5, healthConcerns: 'Tabitha coughs' })
  ).json();
  await maria.post(`/api/profiles/${profile.id}/wellness`, {
    date: '2026-03-09',
    sleepQuality: 2,
    energyLevel: 3,
    stressLevel: 4,
    notes: 'a very private note',
  });
  const account = (await maria.get('/api/auth/me')).json<{ user: SessionUser }>().user;

  const facts = await readPersonFacts({ deps: running.app.deps, user: account, profile });

  expect(facts).toMatchObject({
    age: 5,
    concerns: '[name] coughs',
    trends: { entries: 1, sleep: 2, energy: 3, stress: 4 },
  });
  expect(JSON.stringify(facts)).not.toMatch(/private note|2026-03-09|Tabitha|Quill/);
});
