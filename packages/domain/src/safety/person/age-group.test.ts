import { expect, test } from 'vitest';
import { groupOf, isUnderage } from './age-group.ts';

test.each([
  [0, 'baby'],
  [0.99, 'baby'],
  [1, 'toddler'],
  [3.99, 'toddler'],
  [4, 'child'],
  [12.99, 'child'],
  [13, 'teen'],
  [17.99, 'teen'],
  [18, 'adult'],
  [64, 'adult'],
  [65, 'older'],
] as const)('somebody of %d years is told of as %s', (years, group) => {
  expect(groupOf(years)).toBe(group);
});

test('whoever turns eighteen is of age, and nobody without an age is a child', () => {
  expect([17, 18, null].map((ageYears) => isUnderage({ ageYears }))).toEqual([true, false, false]);
});
