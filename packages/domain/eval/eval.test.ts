import { expect, test } from 'vitest';
import { gradeAll } from './grade-all.ts';

const { families } = gradeAll();
const familyOf = (name: string) => families.find(({ family }) => family === name);

test('no serious pair among the cases is rated minor or missed', () => {
  expect(families.filter(({ underRated }) => underRated > 0)).toEqual([]);
});

test('nearly every true pair among the cases is flagged', () => {
  for (const { family, allFound } of families) if (allFound !== null) expect(allFound, family).toBeGreaterThan(0.95);
});

test('pairs with nothing known are seldom painted red', () => {
  expect(familyOf('nothing known')?.falseAlarms).toBeLessThanOrEqual(0.05);
  expect(familyOf('red flags')?.falseAlarms).toBeLessThanOrEqual(0.03);
});

test('names are read as people type them', () => {
  expect(familyOf('names')?.exact).toBeGreaterThanOrEqual(0.97);
});
