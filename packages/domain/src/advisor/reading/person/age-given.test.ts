import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('a bare age after a baby was spoken of is its age, and no time that something lasts', () => {
  test.each([
    ["chamomile tea for my baby's colic ok?", '5 months', /^So no chamomile for your baby.*milk or formula alone/],
    ["something for my baby's cough", '11 months', /I suggest nothing to take at this age/],
    ['can my son have elderberry syrup', '3 years', /3 years old/],
    ['fennel tea for my newborn', '3 weeks', /^So no fennel for your baby/],
  ])('"%s", "%s"', (first, next, says) => {
    const { text, level } = lastOf(healthyAdult, first, next);
    expect(level).toBe('none');
    expect(text).toMatch(says);
  });

  test.each([
    ['i have eczema', '5 months'],
    ['my daughter has eczema', 'for 5 months'],
  ])('while "%s", "%s" is how long it lasts', (first, next) =>
    expect(lastOf(healthyAdult, first, next).text).toMatch(/^That is a long time/),
  );
});
