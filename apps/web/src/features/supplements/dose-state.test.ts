import type { Dose } from '@herbie/contract';
import { expect, test } from 'vitest';
import { adherenceWords, isDueOn, rowWords, todayOf } from './dose-state.ts';

const today = '2026-11-20';
const daily = { timesPerDay: 2, weekdays: [1, 2, 3, 4, 5, 6, 7] };
const course = { schedule: daily, startDate: null, endDate: null };
const dose = (status: Dose['status'], takenOn = today): Dose => ({
  id: 1,
  supplementId: 12,
  takenOn,
  time: null,
  status,
  createdAt: '',
});

test('the doses of today are counted against the plan', () => {
  expect(todayOf({ course, doses: [dose('taken')], today })).toEqual({ text: '1 of 2 taken today', canTake: true });
  expect(todayOf({ course, doses: [dose('taken'), dose('skipped')], today })).toEqual({
    text: '1 of 2 taken today, 1 skipped',
    canTake: false,
  });
});

test('a single dose that was skipped is called skipped, without a count', () => {
  const once = { ...course, schedule: { ...daily, timesPerDay: 1 } };

  expect(todayOf({ course: once, doses: [dose('skipped')], today })).toEqual({ text: 'Skipped today', canTake: false });
  expect(todayOf({ course: once, doses: [], today }).text).toBe('0 of 1 taken today');
});

test('on a day without a dose, before the start and after the end none can be marked with one press', () => {
  const weekly = { ...course, schedule: { timesPerDay: 1, weekdays: [1] } };

  expect(todayOf({ course: weekly, doses: [], today }).text).toBe('Not due today');
  expect(todayOf({ course: { ...course, startDate: '2026-12-01' }, doses: [], today }).canTake).toBe(false);
  expect(todayOf({ course: { ...course, endDate: '2026-11-19' }, doses: [], today }).canTake).toBe(false);
});

test('a course is taken on its first and on its last day', () => {
  expect(todayOf({ course: { ...course, startDate: today, endDate: today }, doses: [], today }).canTake).toBe(true);
});

test('before any dose is logged no adherence is shown', () => {
  expect(adherenceWords({ schedule: daily, adherence: null, doses: [] })).toBe('No doses logged yet');
});

test('adherence is what was taken of what was due', () => {
  expect(adherenceWords({ schedule: daily, adherence: { taken: 8, due: 21 }, doses: [dose('taken')] })).toBe(
    '38% (8 of 21 doses)',
  );
  expect(adherenceWords({ schedule: daily, adherence: { taken: 1, due: 1 }, doses: [dose('taken')] })).toBe(
    '100% (1 of 1 dose)',
  );
});

test('what is taken only as needed has a count and no percentage', () => {
  const text = adherenceWords({
    schedule: { asNeeded: true },
    adherence: null,
    doses: [dose('taken'), dose('skipped')],
  });

  expect(text).toBe('Taken once in 30 days');
});

test('a row of days with every dose is told from three days on, and a gap ends it without a word', () => {
  const once = { ...course, schedule: { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] } };
  const taken = (...days: number[]) => days.map((day) => dose('taken', `2026-11-${day}`));
  const words = (doses: readonly Dose[]) => rowWords({ course: once, doses, today });

  expect(words(taken(17, 18, 19))).toBe('Every dose of the last 3 due days taken');
  expect(words(taken(17, 18, 19, 20))).toBe('Every dose of the last 4 due days taken');
  expect(words(taken(18, 19))).toBeNull();
  expect(words([...taken(15, 16, 17, 19), dose('skipped', '2026-11-18')])).toBeNull();
  expect(words([...taken(17, 18, 19), dose('skipped')])).toBeNull();
  expect(words([])).toBeNull();
});

test('days on which nothing is due do not break a row, and two doses a day are both needed', () => {
  const workdays = { ...course, schedule: { timesPerDay: 2, weekdays: [1, 2, 3, 4, 5] } };
  const twice = [13, 16, 17].flatMap((day) => [dose('taken', `2026-11-${day}`), dose('taken', `2026-11-${day}`)]);

  expect(rowWords({ course: workdays, doses: twice, today: '2026-11-18' })).toBe(
    'Every dose of the last 3 due days taken',
  );
  expect(rowWords({ course: workdays, doses: twice.slice(0, -1), today: '2026-11-18' })).toBeNull();
  expect(rowWords({ course: { ...course, schedule: { asNeeded: true } }, doses: twice, today })).toBeNull();
});

test('a course has doses from its first day to its last, on its own weekdays', () => {
  const fridays = { timesPerDay: 1, weekdays: [5] };
  const course = { schedule: daily, startDate: '2026-11-20', endDate: '2026-11-22' };

  expect(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) => isDueOn(course, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isDueOn({ ...course, schedule: fridays }, '2026-11-20')).toBe(true);
  expect(isDueOn({ ...course, schedule: fridays }, '2026-11-21')).toBe(false);
  expect(isDueOn({ ...course, schedule: { asNeeded: true } }, '2026-11-20')).toBe(false);
});
