import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  [
    'Lithium 900, quetiapine',
    'i also want to quit coffee, im at 6 cups a day. planning to swap everything to rooibos on monday',
  ],
  ['lithium carbonate', 'switched to decaf last week, any tea you recommend?'],
  ['Priadel', 'I gave up caffeine for lent, what herb for the headache'],
  ['lithium', 'started on energy drinks for night shifts, three a day, is it ok'],
  ['clozapine 300', 'i want to stop drinking coffee altogether'],
  ['clozapine', 'gonna cut my red bulls right down'],
])('a change of coffee moves the level of %s: "%s"', (currentMedications, asked) => {
  const { text } = lastOf({ age: 39, currentMedications }, asked);
  expect(text).toContain('before the coffee changes');
  expect(text).toContain('step by step');
  expect(text).toContain('level checked');
});

test('a cup of coffee is no change, and without such a medicine nothing is said of a level', () => {
  expect(
    lastOf({ age: 39, currentMedications: 'lithium' }, 'is a cup of coffee ok with ginger tea').text,
  ).not.toContain('before the coffee changes');
  expect(lastOf({ age: 39, currentMedications: 'none' }, 'i want to quit coffee').text).not.toContain('level');
});

test.each(['i started smoking again, 20 a day', 'I am back on the cigarettes'])(
  'smoke lowers clozapine as its stop raises it: "%s"',
  (asked) => expect(lastOf({ age: 48, currentMedications: 'clozapine' }, asked).text).toContain('its level falls'),
);

test.each([
  'how can i tell if my lithium is too high',
  'what are signs of too much lithium in the blood',
  'lithium poisoning, which symptoms?',
  'how would i notice that lithium builds up',
  'what should i look out for with lithium toxicity',
])('the signs of too much lithium are told, and no herb: "%s"', (asked) => {
  const { text } = lastOf({ age: 44, currentMedications: 'lithium' }, 'can I drink dandelion tea?', asked);
  expect(text).toContain('unsteady walk');
  expect(text).toContain('medical help at once');
  expect(text).not.toMatch(/dandelion/i);
});

test.each([
  'is lithium orotate good for mood?',
  'how much is too much ginger with lithium?',
  'does lithium make me tired',
])('of its level nothing is asked: "%s"', (asked) =>
  expect(lastOf({ age: 44, currentMedications: 'lithium' }, asked).text).not.toContain('unsteady walk'),
);
