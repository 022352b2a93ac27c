import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const drinker = { age: 51, gender: 'male', currentMedications: 'none', healthConcerns: 'stress' };
const notAtOnce = 'not from one day to the next';

describe('who drinks every day is not told to stop at once', () => {
  test.each([
    [
      'I drink about a bottle of wine a night. does milk thistle protect the liver?',
      'kava to help me drink less in the evenings?',
      'is it ok to just stop dead from tomorrow then',
    ],
    ['I have six beers a day, always have', 'can I go cold turkey from monday?'],
    ['two bottles of wine a night, I know', 'what if I just quit altogether'],
    ['I have four pints every night', 'should I just go dry from tomorrow?'],
    ['I take valerian every night and a bottle of wine a night', 'can I stop it overnight?'],
  ])('%s', (...talk) => expect(lastOf(drinker, ...talk).text).toContain(notAtOnce));

  test('a dependence that only the profile tells counts as well', () =>
    expect(
      lastOf({ age: 51, healthConcerns: 'alcohol dependence' }, 'can I stop drinking from one day to the next?').text,
    ).toContain(notAtOnce));
});

test.each([
  ['I take ashwagandha', 'can I stop it dead from tomorrow?'],
  ['i drink three coffees a day', 'can I just stop from tomorrow?'],
  ['I drink nettle tea every day', 'can I stop it all at once?'],
])('a herb may be stopped: %s', (...talk) => expect(lastOf(drinker, ...talk).text).not.toContain(notAtOnce));

describe('nothing shields a liver that gets as much every day', () => {
  test.each([
    'honest question, I drink about a bottle of wine a night. does milk thistle protect the liver so I can carry on',
    'six beers every day here. what tea protects my liver without stopping',
  ])('"%s"', (asked) => expect(lastOf(drinker, asked).text).toMatch(/^No\. Nothing that I know of protects the liver/));

  test('who asks of the herb alone is told of it', () =>
    expect(lastOf(drinker, 'does milk thistle protect the liver').text).not.toContain(
      'Nothing that I know of protects',
    ));
});
