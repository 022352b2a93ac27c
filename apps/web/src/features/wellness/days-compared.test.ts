import type { Dose, WellnessEntry } from '@herbie/contract';
import { expect, test } from 'vitest';
import { entryOf } from '../../../testing/examples.ts';
import type { Course } from './course-bands.tsx';
import { comparedDays } from './days-compared.ts';

const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`;
const entry = (of: number, sleepQuality: number, symptoms: string[] = []) =>
  entryOf({ id: of, date: day(of), sleepQuality, symptoms });
const dose = (of: number, status: Dose['status'] = 'taken'): Dose => ({
  id: of,
  supplementId: 1,
  takenOn: day(of),
  time: null,
  status,
  createdAt: '',
});
const magnesium: Course = { id: 1, name: 'Magnesium', startDate: null, endDate: null };
const compare = (entries: readonly WellnessEntry[], doses: readonly Dose[], courses = [magnesium]) =>
  comparedDays({ entries, courses, doses });
const week = [4, 4, 5, 2, 3, 2].map((score, place) => entry(place + 1, score));

test('days on which it was taken stand beside the logged days without, skipped doses among these', () => {
  expect(compare(week, [dose(1), dose(2), dose(3), dose(4, 'skipped')])).toEqual([
    {
      id: 'taken 1',
      name: 'Magnesium',
      isSymptom: false,
      daysWith: 3,
      daysWithout: 3,
      isEnough: false,
      rows: [{ label: 'Sleep Quality', values: ['4.3 of 5', '2.3 of 5'] }],
    },
  ]);
});

test('days before the first dose that was logged, and after it was stopped, do not count', () => {
  const doses = [dose(4), dose(5), dose(6)];

  expect(compare(week, doses)).toEqual([]);
  expect(compare([...week, entry(7, 3), entry(8, 3), entry(9, 3)], doses)).toMatchObject([{ daysWithout: 3 }]);
  expect(compare([...week, entry(7, 3), entry(8, 3), entry(9, 3)], doses, [{ ...magnesium, endDate: day(6) }])).toEqual(
    [],
  );
});

test('symptoms are compared too, in whatever case they were written, what is shared most evenly first', () => {
  const noted = [
    ...[1, 2, 3].map((of) => entry(of, 2, [of === 2 ? 'headache' : 'Headache', 'Pain'])),
    entry(4, 2, ['Pain']),
    ...[5, 6, 7].map((of) => entry(of, 4)),
  ];

  expect(compare(noted, []).map(({ name, daysWith, daysWithout }) => [name, daysWith, daysWithout])).toEqual([
    ['Headache', 3, 4],
    ['Pain', 4, 3],
  ]);
});

test('ten days of each are enough to be more than chance, nine are not', () => {
  const days = (count: number) => Array.from({ length: count * 2 }, (_, place) => entry(place + 1, 3));
  const taken = (count: number) => Array.from({ length: count }, (_, place) => dose(place + 1));

  expect(compare(days(9), taken(9))).toMatchObject([{ isEnough: false }]);
  expect(compare(days(10), taken(10))).toMatchObject([{ isEnough: true }]);
});
