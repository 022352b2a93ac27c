import { expect, test } from 'vitest';
import { adherenceOf } from './adherence.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** Monday to Sunday. */
const week = { from: '2026-03-02', to: '2026-03-08' };
const once = { timesPerDay: 1, weekdays: everyDay };

const courseOf = (changes: Partial<Parameters<typeof adherenceOf>[0]['course']>) => ({
  schedule: once,
  startDate: '2026-03-02',
  endDate: null,
  enteredOn: '2026-03-02',
  ...changes,
});
const taken = (...days: readonly string[]) => days.map((takenOn) => ({ takenOn, status: 'taken' as const }));
const skipped = (...days: readonly string[]) => days.map((takenOn) => ({ takenOn, status: 'skipped' as const }));

test('every dose of the schedule is due: twice a day for a week makes fourteen', () => {
  const course = courseOf({ schedule: { timesPerDay: 2, weekdays: everyDay } });

  expect(adherenceOf({ course, doses: taken('2026-03-02', '2026-03-02'), window: week })).toEqual({
    taken: 2,
    due: 14,
  });
});

test('only the chosen weekdays are due, Sunday being the seventh', () => {
  const course = courseOf({ schedule: { timesPerDay: 1, weekdays: [1, 7] } });

  expect(adherenceOf({ course, doses: taken('2026-03-08'), window: week })).toEqual({ taken: 1, due: 2 });
});

test('a skipped dose was due and is not taken', () => {
  const doses = [...taken('2026-03-02'), ...skipped('2026-03-03')];

  expect(adherenceOf({ course: courseOf({}), doses, window: week })).toEqual({ taken: 1, due: 7 });
});

test('a double dose does not make up for a forgotten day', () => {
  const doses = taken('2026-03-02', '2026-03-02', '2026-03-02');

  expect(adherenceOf({ course: courseOf({}), doses, window: week })).toEqual({ taken: 1, due: 7 });
});

test('nothing is due before the course begins or after it ends', () => {
  const course = courseOf({ startDate: '2026-03-04', endDate: '2026-03-06' });

  expect(adherenceOf({ course, doses: taken('2026-03-03', '2026-03-05'), window: week })).toEqual({ taken: 1, due: 3 });
});

test('without a start date it counts from the day after it was entered, or from an earlier dose', () => {
  const course = courseOf({ startDate: null, enteredOn: '2026-03-05' });

  expect(adherenceOf({ course, doses: taken('2026-03-07'), window: week })).toEqual({ taken: 1, due: 3 });
  expect(adherenceOf({ course, doses: taken('2026-03-05'), window: week })).toEqual({ taken: 1, due: 4 });
});

test('who lives ahead of or behind UTC has not missed a dose on the day it was entered', () => {
  const course = courseOf({ startDate: null, enteredOn: '2026-03-05' });
  const firstDay = (day: string) => adherenceOf({ course, doses: taken(day), window: { from: '2026-02-05', to: day } });

  expect(['2026-03-04', '2026-03-05', '2026-03-06'].map(firstDay)).toEqual(Array(3).fill({ taken: 1, due: 1 }));
});

test.each([
  ['no dose was logged', courseOf({}), []],
  ['there is no schedule', courseOf({ schedule: null }), taken('2026-03-02')],
  ['it is taken only as needed', courseOf({ schedule: { asNeeded: true } }), taken('2026-03-02')],
  ['nothing was due', courseOf({ endDate: '2026-03-01' }), taken('2026-03-02')],
])('there is no figure when %s', (_, course, doses) => {
  expect(adherenceOf({ course, doses, window: week })).toBeNull();
});
