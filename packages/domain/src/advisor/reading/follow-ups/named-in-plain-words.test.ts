import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const answerTo = (...questions: readonly string[]) =>
  lastOf({ ...healthyAdult, age: 44, gender: 'female' }, ...questions).text;

describe('a question in words of its own that names one herb is asked of that herb', () => {
  test.each([
    ['will melatonin knock me out at the wheel', /can make people drowsy/],
    ['does hawthorn come up on a blood test', /effect of hawthorn on tests/],
    ['what happens if i quit valerian overnight', /slowly than at once/],
    ['would st johns wort pile weight on me', /gaining weight is not among/],
    ['hot or iced for hibiscus', /either will do/i],
  ])('"%s"', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });
});

describe('what tells more stays as it was said', () => {
  test('an operation', () => {
    expect(answerTo('can I have chamomile tea the night before my operation')).toMatch(/surgeon/i);
  });

  test('what it is wanted for', () => {
    expect(answerTo('cinnamon for sugar')).toMatch(/blood sugar/i);
  });
});
