import { expect, test } from 'vitest';
import { isTakenLately } from './supplements.shapes.ts';

test.each([
  ['taken on', null, true],
  ['that ends later', '2027-01-15', true],
  ['stopped today', '2026-11-30', true],
  ['stopped 29 days ago, across the end of a month', '2026-11-01', true],
  ['stopped 30 days ago', '2026-10-31', false],
])('a supplement %s still counts as taken: %s, %s', (_, endDate, isTaken) => {
  expect(isTakenLately({ endDate }, '2026-11-30')).toBe(isTaken);
});
