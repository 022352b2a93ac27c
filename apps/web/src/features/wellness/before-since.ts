import { addDays, type WellnessEntry } from '@herbie/contract';
import type { Course } from './course-bands.tsx';
import { dayCount, fewestDays, scoreRows, type SideRow, type Sides } from './sides.ts';

const comparedMost = 4;
const symptomsMost = 2;

export interface Comparison extends Span {
  /** Of everything that was begun on that day: their days cannot be told apart. */
  readonly names: readonly string[];
  /** How many days were logged before and since. */
  readonly days: Sides<number>;
  readonly rows: readonly SideRow[];
}

interface Span {
  readonly startDate: string;
  readonly endDate: string | null;
}

interface Logged {
  /** By date. */
  readonly entries: readonly WellnessEntry[];
  readonly courses: readonly Course[];
  /** The range of the charts; what was begun in it is compared. */
  readonly days: number;
  readonly today: string;
}

/** What was logged before something was begun and since, what was begun last first: facts, no cause. */
export function comparisonsOf({ entries, courses, days, today }: Logged): readonly Comparison[] {
  const first = addDays(today, 1 - days);
  const begun = courses
    .flatMap((course) => (course.startDate === null ? [] : [{ ...course, startDate: course.startDate }]))
    .filter(({ startDate }) => startDate >= first && startDate <= today);
  const together = new Map(begun.map(({ startDate, endDate }) => [`${startDate} ${endDate}`, { startDate, endDate }]));
  return [...together.values()]
    .flatMap((span) => {
      const names = namesOf(begun.filter((each) => each.startDate === span.startDate && each.endDate === span.endDate));
      return compare(span, entries).map((found) => ({ ...found, names }));
    })
    .toSorted((left, right) => right.startDate.localeCompare(left.startDate))
    .slice(0, comparedMost);
}

function namesOf(courses: readonly Course[]): readonly string[] {
  return [...new Set(courses.map(({ name }) => name))];
}

function compare({ startDate, endDate }: Span, entries: readonly WellnessEntry[]): Omit<Comparison, 'names'>[] {
  const before = entries.filter(({ date }) => date < startDate);
  const since = entries.filter(({ date }) => date >= startDate && date <= (endDate ?? date));
  if (before.length < fewestDays || since.length < fewestDays) return [];
  return [
    {
      startDate,
      endDate,
      days: [before.length, since.length],
      rows: [...scoreRows([before, since]), ...symptomRows([before, since])],
    },
  ];
}

/** On how many of the days a symptom was noted, of those noted most. */
function symptomRows([before, since]: Sides<readonly WellnessEntry[]>): readonly SideRow[] {
  const names = new Map(
    [...before, ...since].flatMap(({ symptoms }) => symptoms).map((name) => [name.toLowerCase(), name]),
  );
  const count = (side: readonly WellnessEntry[], key: string) =>
    side.filter(({ symptoms }) => symptoms.some((name) => name.toLowerCase() === key)).length;
  return [...names]
    .map(([key, label]) => ({ label, earlier: count(before, key), later: count(since, key) }))
    .toSorted((left, right) => right.earlier + right.later - left.earlier - left.later)
    .slice(0, symptomsMost)
    .map(({ label, earlier, later }) => ({
      label,
      values: [`${earlier} of ${dayCount(before.length)}`, `${later} of ${dayCount(since.length)}`],
    }));
}
