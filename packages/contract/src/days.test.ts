import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './days.ts';

test('days are counted over the ends of months and years, leap days included', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2026-03-10', 0)).toBe('2026-03-10');
});

test.each([
  ['2026-11-16', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
])('%s is day %i of its week', (day, number) => {
  expect(weekdayOf(day)).toBe(number);
});
