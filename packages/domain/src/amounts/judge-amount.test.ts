import { expect, test } from 'vitest';
import { readText } from '../resolve/read.ts';
import { emptyPerson } from '../safety/person.ts';
import { judgeAmounts } from './judge-amount.ts';

const judged = (question: string, person = emptyPerson) =>
  judgeAmounts(question, readText(question).mentions, person).map(({ severity, text }) => `${severity}: ${text}`);

test.each([
  [
    'is 800 mcg of selenium too much?',
    /^moderate: 800 mcg of selenium, .* twice the most adults should take \(400 mcg\)/,
  ],
  ['I take 200 mcg selenium daily, is that ok?', /^null: 200 mcg of selenium a day is below the most adults/],
  ['can I take vitamin C 2000 mg a day', /^null: 2,000 mg of vitamin C a day is exactly the most adults/],
  ['two zinc tablets of 30 mg', /^moderate: This comes to about 60 mg of zinc a day, which is more than/],
  ['EGCG 300 mg?', /^null: .* is below the amounts that have done harm \(from 800 mg a day\)/],
  [
    'potassium iodide 130 mg',
    /about 99.3 mg of iodine a day, which is about 90 times the most adults should take \(1.1 mg\)/,
  ],
])('"%s" is answered with the number', (question, answer) => {
  expect(judged(question)[0]).toMatch(answer);
});

test('the gravest comes first', () => {
  expect(judged('zinc 15 mg and vitamin B6 300 mg')[0]).toMatch(/^major: 300 mg of vitamin B6/);
});

test.each(['what about valerian 3 g', 'is zinc good for colds', 'vitamin B12 1000 mcg'])(
  '"%s" tells no amount of which a level is known',
  (question) => {
    expect(judged(question)).toEqual([]);
  },
);
