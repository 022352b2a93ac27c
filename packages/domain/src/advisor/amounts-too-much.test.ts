import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';
import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
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

const firstLine = (asker: Asker, ...questions: readonly string[]) =>
  lastOf({ age: 40, gender: 'male', ...asker }, ...questions).text.split('\n')[0];

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
  expect(firstLine({}, question)).toMatch(answer);
});

test('what the profile tells is added to what is asked about', () => {
  expect(firstLine({ currentMedications: 'zinc 30 mg' }, 'Can I add another 20 mg zinc?')).toMatch(
    /^No, .*50 mg of zinc/,
  );
});

test('an amount that was told a turn before is the one asked about', () => {
  expect(firstLine({}, 'I take 600 mg of magnesium', 'is that too much?')).toMatch(/^Yes, .*600 mg a day/);
});

test('a child hears whether it is too much, and no amount', () => {
  expect(firstLine({ age: 8 }, 'zinc 30 mg, ok?')).toMatch(/^No, .*children of this age/);
  expect(firstLine({ age: 8 }, '500 mg vitamin C, is that too much?')).not.toMatch(/\d/);
});

test.each([
  ['valerian for sleep?', '4 mugs daily okay', /^No, that is more than .* three cups a day/],
  ['valerian for sleep?', '2 cups a day ok?', /^Yes, by the amount alone: up to three cups a day/],
  [
    'love liquorice tea for my tum',
    '3 mugs a day alright',
    /^Up to four cups a day is a usual amount\..*at most 4 weeks/s,
  ],
  ['love liquorice tea for my tum', 'ok to have 3 a day', /at most 4 weeks/],
  ['valerian for sleep?', 'is 3 capsules a day too many?', /^Valerian\. As capsules or extract: 400 to 600 mg/],
])('"%s", "%s": as many times a day as are known are as many cups', (first, next, says) =>
  expect(lastOf({ age: 58, gender: 'male' }, first, next).text).toMatch(says),
);

test('what was advised against gets no cups', () =>
  expect(
    lastOf({ age: 58, healthConcerns: 'high blood pressure' }, 'love liquorice tea for my tum', '3 mugs a day alright')
      .text,
  ).toMatch(/^No, it stays as I said/));

test.each([
  ['ginger tablets 2 g a day plus tea ok?', /^No, 2,000 mg is above the 1,000 mg a day/],
  ['is 1500 mg ginger too much', /^Yes, 1,500 mg is above the 1,000 mg a day/],
  ['500 mg of ginger twice a day is fine?', /^Yes, by the amount alone/],
])('in pregnancy the most of that stage counts: "%s"', (question, answer) =>
  expect(firstLine({ age: 28, gender: 'female', healthConcerns: '9 weeks pregnant' }, question)).toMatch(answer),
);

test('and nobody else is held to it', () =>
  expect(firstLine({}, 'ginger tablets 1500 mg a day ok?')).toMatch(/^Yes, by the amount alone/));

describe('so many of what was named with its strength is counted up', () => {
  test.each([
    ['is vitamin c 1000mg ok', 'three of em?', '3,000 mg'],
    ['is vitamin c 1000mg ok', 'or two a day?', '2,000 mg'],
    ['zinc 25 mg ok?', 'can i double up', '50 mg'],
    ['magnesium 200mg tabs ok for cramps?', 'what about 2 at once', '400 mg'],
    ['ginkgo 120mg for memory?', 'twice a day then?', '240 mg'],
    ['is valerian ok for sleep', 'tablet is 450mg, i can two?', '600 mg'],
  ])('%s – %s', (first, next, says) => expect(lastOf({ age: 44 }, first, next).text).toContain(says));

  test.each([
    ['is vitamin c 1000mg ok', '2 weeks?'],
    ['is vitamin c 1000mg ok', 'two of them have colds'],
    ['i take sertraline 100mg, is lavender ok?', 'two of them?'],
    ['valerian 450mg or hops?', 'both of them?'],
    ['is vitamin c 1000mg ok', 'my two kids too?'],
  ])('and nothing else is: %s – %s', (first, next) =>
    expect(lastOf({ age: 44 }, first, next).text).not.toMatch(
      /by the amount alone|than the most|largest usual amount|that is too much/,
    ),
  );
});
