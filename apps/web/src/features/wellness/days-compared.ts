import type { Dose, WellnessEntry } from '@herbie/contract';
import type { Course } from './course-bands.tsx';
import { fewestDays, scoreRows, type SideRow } from './sides.ts';

/** From here on a difference is more than a few odd days. */
const enoughDays = 10;

/** Days on which something was taken or noted, beside the days without it. */
export interface DayComparison {
  readonly id: string;
  readonly name: string;
  readonly isSymptom: boolean;
  readonly daysWith: number;
  readonly daysWithout: number;
  readonly isEnough: boolean;
  readonly rows: readonly SideRow[];
}

interface Logged {
  readonly entries: readonly WellnessEntry[];
  readonly courses: readonly Course[];
  readonly doses: readonly Dose[];
}

/** All that there are days with and without of, the most evenly shared first: what went together, no cause. */
export function comparedDays({ entries, courses, doses }: Logged): readonly DayComparison[] {
  const taken = courses.flatMap((course) => compareTaken(course, { entries, doses }));
  return [...taken, ...compareSymptoms(entries)].toSorted((left, right) => lesserSide(right) - lesserSide(left));
}

function lesserSide({ daysWith, daysWithout }: DayComparison): number {
  return Math.min(daysWith, daysWithout);
}

/** Days before the first dose that was logged do not count: nobody knows what was taken on them. */
function compareTaken({ id, name, endDate }: Course, { entries, doses }: Omit<Logged, 'courses'>): DayComparison[] {
  const own = doses.filter(({ supplementId }) => supplementId === id);
  const first = own.map(({ takenOn }) => takenOn).toSorted()[0];
  if (first === undefined) return [];
  const takenOn = new Set(own.filter(({ status }) => status === 'taken').map((dose) => dose.takenOn));
  const known = entries.filter(({ date }) => date >= first && date <= (endDate ?? date));
  return compare({ id: `taken ${id}`, name, isSymptom: false }, known, ({ date }) => takenOn.has(date));
}

function compareSymptoms(entries: readonly WellnessEntry[]): DayComparison[] {
  const names = new Map(entries.flatMap(({ symptoms }) => symptoms).map((name) => [name.toLowerCase(), name]));
  return [...names].flatMap(([key, name]) =>
    compare({ id: `noted ${key}`, name, isSymptom: true }, entries, ({ symptoms }) =>
      symptoms.some((symptom) => symptom.toLowerCase() === key),
    ),
  );
}

function compare(
  what: Pick<DayComparison, 'id' | 'name' | 'isSymptom'>,
  entries: readonly WellnessEntry[],
  isWith: (entry: WellnessEntry) => boolean,
): DayComparison[] {
  const { on = [], off = [] } = Object.groupBy(entries, (entry) => (isWith(entry) ? 'on' : 'off'));
  if (on.length < fewestDays || off.length < fewestDays) return [];
  const isEnough = on.length >= enoughDays && off.length >= enoughDays;
  return [{ ...what, daysWith: on.length, daysWithout: off.length, isEnough, rows: scoreRows([on, off]) }];
}
