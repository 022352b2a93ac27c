import { expect, test } from 'vitest';
import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { readPerson } from '../safety/person/person.ts';
import { advise } from './advise.ts';
import { tooMuch } from './about-herbs/amounts/too-much.ts';

function herb(key: string): Herb {
  const found = findHerb(key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
}

test.each([
  ['turmeric', '3 capsules of turmeric, 500 mg each', /that makes 1,500 mg a day/],
  ['valerian', 'valerian 3 grams in one go', /as capsules or extract that is too much/],
  ['green-tea', '12 cups of green tea a day', /more than .* four cups a day/],
])('%s: "%s" is reckoned up before it is judged', (key, question, judgement) => {
  expect(tooMuch(herb(key), question)?.says).toMatch(judgement);
});

test('how many capsules are in the pack is no amount a day', () => {
  expect(tooMuch(herb('cinnamon-cassia'), 'the label says 60 capsules 1000mg each')?.says).toMatch(/^1,000 mg is less/);
});

test('what goes into a bath is no measure of what is swallowed', () => {
  expect(tooMuch(herb('lavender-oil'), 'capsules of 400 mg')?.isAbove).toBe(true);
});

test('a dose for a month is not held against an amount a day', () => {
  expect(tooMuch(herb('valerian'), 'valerian 5 grams once a month')).toBeNull();
});

interface Told {
  readonly age?: number;
  readonly medicines?: string;
}

function firstLine(question: string, { age = 40, medicines = '' }: Told = {}, before: readonly string[] = []): string {
  const person = readPerson({
    age,
    gender: 'male',
    currentMedications: medicines,
    allergies: null,
    healthConcerns: null,
  });
  const history = before.map((text) => ({ role: 'user' as const, text }));
  return advise({ question, history, person, profileName: null }).blocks[0]?.replaceAll(/<[^>]+>/g, '') ?? '';
}

test.each([
  ['I take 25 mg zinc twice a day, is that too much?', /^Yes, .*50 mg/],
  ['two magnesium tablets of 400 mg, three times a day, ok?', /^No, .*350 mg/],
  ['Is 50,000 IU vitamin D daily too much?', /^Yes, .*above 10,000 IU/],
  ['EGCG 800 mg a day, is that ok?', /^No, .*done harm/],
  ['Is 15 mg zinc too much?', /^No, 15 mg a day of zinc is below the upper level for you, 25 mg a day/],
  ['Is 2000 IU vitamin D ok?', /^Yes, by the amount alone: .*below .*4,000 IU/],
  ['Is 200 micrograms of vitamin K too much?', /No upper level is set/],
  ['How much vitamin C is too much?', /^For you more than 2,000 mg a day/],
  ['Can I take 2000 mg of turmeric?', /^No, .*1,500 mg/],
])('"%s" is answered in the first sentence', (question, answer) => {
  expect(firstLine(question)).toMatch(answer);
});

test('what the profile tells is added to what is asked about', () => {
  expect(firstLine('Can I add another 20 mg zinc?', { medicines: 'zinc 30 mg' })).toMatch(/^No, .*50 mg of zinc/);
});

test('an amount that was told a turn before is the one asked about', () => {
  expect(firstLine('is that too much?', {}, ['I take 600 mg of magnesium'])).toMatch(/^Yes, .*600 mg of magnesium/);
});

test('a child hears whether it is too much, and no amount', () => {
  expect(firstLine('zinc 30 mg, ok?', { age: 8 })).toMatch(/^No, .*children of this age/);
  expect(firstLine('500 mg vitamin C, is that too much?', { age: 8 })).not.toMatch(/\d/);
});
