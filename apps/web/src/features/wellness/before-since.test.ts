import type { WellnessEntry } from '@herbie/contract';
import { expect, test } from 'vitest';
import { entryOf } from '../../../testing/examples.ts';
import { comparisonsOf } from './before-since.ts';
import type { Course } from './course-bands.tsx';

const entry = (day: number, sleepQuality: number | null, symptoms: string[] = []) =>
  entryOf({ id: day, date: `2026-11-${String(day).padStart(2, '0')}`, sleepQuality, symptoms });
const valerian: Course = { id: 1, name: 'Valerian', startDate: '2026-11-14', endDate: null };
const week = [
  entry(11, 2, ['Headache']),
  entry(12, 2),
  entry(13, 3),
  entry(14, 4, ['headache']),
  entry(15, 4),
  entry(16, 5),
];
const compare = (entries: readonly WellnessEntry[], courses = [valerian]) =>
  comparisonsOf({ entries, courses, days: 7, today: '2026-11-17' });

test('averages and symptoms before something was begun stand beside those since', () => {
  expect(compare(week)).toEqual([
    {
      names: ['Valerian'],
      startDate: '2026-11-14',
      endDate: null,
      days: [3, 3],
      rows: [
        { label: 'Sleep Quality', values: ['2.3 of 5', '4.3 of 5'] },
        { label: 'headache', values: ['1 of 3 days', '1 of 3 days'] },
      ],
    },
  ]);
});

test('with fewer than three days on one side nothing is said', () => {
  expect(compare(week.slice(1))).toEqual([]);
  expect(compare(week.slice(0, -1))).toEqual([]);
});

test('days after it was stopped do not count', () => {
  expect(compare(week, [{ ...valerian, endDate: '2026-11-15' }])).toEqual([]);
});

test('what was begun before the range, or at no known day, is not compared', () => {
  expect(compare(week, [{ ...valerian, startDate: '2026-11-01' }])).toEqual([]);
  expect(
    comparisonsOf({ entries: week, courses: [{ ...valerian, startDate: null }], days: 7, today: '2026-11-17' }),
  ).toEqual([]);
});

test('what was begun on one day is told as one', () => {
  const compared = compare(week, [valerian, { ...valerian, id: 2, name: 'Zinc' }]);
  expect(compared.map(({ names }) => names)).toEqual([['Valerian', 'Zinc']]);
});
