import { addDays } from '@herbie/contract';
import { expect, test } from 'vitest';
import { dateAndTime, localDay, shortDate } from './dates.ts';

test('a day ends at midnight where the person is, not in Greenwich', () => {
  expect(localDay(new Date('2026-03-11T03:59:00Z'))).toBe('2026-03-10');
  expect(localDay(new Date('2026-03-11T04:00:00Z'))).toBe('2026-03-11');
});

test('the day the clocks change is one day, as long or short as it is', () => {
  expect(localDay(new Date('2026-03-08T05:00:00Z'))).toBe('2026-03-08');
  expect(localDay(new Date('2026-03-09T03:59:00Z'))).toBe('2026-03-08');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
});

test('a day is shown as itself, a moment as the day it was here', () => {
  expect(shortDate('2026-03-11')).toBe('11 Mar 2026');
  expect(shortDate('2026-03-11T03:59:00Z')).toBe('10 Mar 2026');
});

test('a moment is told with the hour it was here, on the day it was here', () => {
  expect(dateAndTime(new Date(2026, 10, 20, 0, 5).toISOString())).toBe('20 Nov 2026, 00:05');
  expect(dateAndTime(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('20 Nov 2026, 23:59');
});
