import { expect, test } from 'vitest';
import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { tooMuch } from './too-much.ts';

function herb(key: string): Herb {
  const found = findHerb(key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
}

test.each([
  ['zinc', 'I take 25 mg zinc twice a day', /50 mg is above the upper limit of 40 mg/],
  ['magnesium', 'two magnesium tablets of 400 mg, three times a day', /2,400 mg is above/],
  ['turmeric', '3 capsules of turmeric, 500 mg each', /That makes 1,500 mg a day/],
  ['vitamin-d', '50,000 IU vitamin D daily', /above the upper limit of 4,000 IU/],
  ['valerian', 'valerian 3 grams in one go', /As capsules or extract that is too much/],
  ['green-tea', '800 mg EGCG', /from 800 mg a day on, signs of harm/],
  ['green-tea', '12 cups of green tea a day', /four cups a day/],
])('%s: "%s" is reckoned up before it is judged', (key, question, judgement) => {
  expect(tooMuch(herb(key), question)).toMatch(judgement);
});

test('a dose for a month is not held against an amount a day', () => {
  expect(tooMuch(herb('vitamin-d'), 'vitamin D 50,000 IU once a month')).toBeNull();
});
