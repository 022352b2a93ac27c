import { expect, test } from 'vitest';
import { supplyOf } from './supply.ts';

/** A Friday. */
const today = '2026-11-20';
const countedAt = '2026-11-18T20:00:00.000Z';
const counted = { dosesLeft: 10, countedOn: '2026-11-18', countedAt };
const daily = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
const course = { schedule: daily, startDate: null, endDate: null };
const dose = (takenOn: string, createdAt: string, status: 'taken' | 'skipped' = 'taken') => ({
  takenOn,
  createdAt,
  status,
});
const after = '2026-11-20T08:00:00.000Z';

test('each dose logged as taken since the count takes one off, a skipped one does not', () => {
  const doses = [dose('2026-11-19', after), dose(today, after), dose(today, after, 'skipped')];

  expect(supplyOf({ counted, course, doses, today })?.dosesLeft).toBe(8);
});

test('a dose that was taken or logged before the count is out of the pack already', () => {
  const doses = [dose('2026-11-17', after), dose('2026-11-18', '2026-11-18T08:00:00.000Z')];

  expect(supplyOf({ counted, course, doses, today })?.dosesLeft).toBe(10);
});

test('more doses than were counted leave none', () => {
  const doses = Array.from({ length: 12 }, () => dose(today, after));

  expect(supplyOf({ counted, course, doses, today })).toMatchObject({ dosesLeft: 0, daysLeft: 0 });
});

test('today counts among the days left until its dose is logged', () => {
  const left = (doses: Parameters<typeof supplyOf>[0]['doses']) =>
    supplyOf({ counted: { ...counted, dosesLeft: 6 }, course, doses, today });

  expect(left([])).toMatchObject({ dosesLeft: 6, daysLeft: 6 });
  expect(left([dose(today, after)])).toMatchObject({ dosesLeft: 5, daysLeft: 5 });
});

test('days without a dose are covered until the next one that is not', () => {
  const mondays = { ...course, schedule: { timesPerDay: 2, weekdays: [1] } };

  expect(supplyOf({ counted: { ...counted, dosesLeft: 3 }, course: mondays, doses: [], today })?.daysLeft).toBe(10);
  expect(supplyOf({ counted: { ...counted, dosesLeft: 1 }, course: mondays, doses: [], today })?.daysLeft).toBe(3);
});

test('no days are told without a schedule, and none where the course ends first', () => {
  const days = (changes: Partial<Parameters<typeof supplyOf>[0]['course']>) =>
    supplyOf({ counted, course: { ...course, ...changes }, doses: [], today })?.daysLeft;

  expect(days({ schedule: null })).toBeNull();
  expect(days({ schedule: { asNeeded: true } })).toBeNull();
  expect(days({ endDate: '2026-11-29' })).toBeNull();
  expect(days({ endDate: '2026-11-30' })).toBe(10);
});

test('what was never counted is not told', () => {
  expect(supplyOf({ counted: null, course, doses: [], today })).toBeNull();
});
