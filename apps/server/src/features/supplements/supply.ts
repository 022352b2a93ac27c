import {
  addDays,
  type BodyOf,
  type createSupplement,
  type Schedule,
  type Supplement,
  weekdayOf,
} from '@herbie/contract';
import * as z from 'zod/mini';
import { readStored } from '../../platform/database/values.ts';

/** What somebody counted: so many doses, on that day where they live, told at that moment. */
const count = z.object({ dosesLeft: z.number(), countedOn: z.string(), countedAt: z.string() });
type Count = z.output<typeof count>;

interface Logged {
  readonly takenOn: string;
  readonly status: 'taken' | 'skipped';
  readonly createdAt: string;
}

interface Course {
  readonly schedule: Schedule | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

interface Supplied {
  readonly counted: Count | null;
  readonly course: Course;
  readonly doses: readonly Logged[];
  readonly today: string;
}

/** Nobody needs to know it further ahead. */
const mostDays = 366;

/** The count as it is kept; undefined leaves it, null forgets it. */
export function toCountText(
  supply: BodyOf<typeof createSupplement>['supply'],
  countedAt: string,
): string | null | undefined {
  return supply ? JSON.stringify({ ...supply, countedAt } satisfies Count) : supply;
}

export function readCount(row: { readonly supply: string | null }): Count | null {
  return row.supply === null ? null : readStored(count, row.supply);
}

/** What is left now. A dose of an earlier day that is logged later was out of the pack when it was counted. */
export function supplyOf({ counted, course, doses, today }: Supplied): Supplement['supply'] {
  if (counted === null) return null;
  const { countedOn, countedAt } = counted;
  const taken = doses.filter(
    ({ status, takenOn, createdAt }) => status === 'taken' && takenOn >= countedOn && createdAt >= countedAt,
  ).length;
  const dosesLeft = Math.max(0, counted.dosesLeft - taken);
  const loggedToday = doses.filter(({ takenOn }) => takenOn === today).length;
  return { dosesLeft, countedOn, daysLeft: daysCovered({ course, dosesLeft, loggedToday, today }) };
}

interface Ahead {
  readonly course: Course;
  readonly dosesLeft: number;
  readonly loggedToday: number;
  readonly today: string;
}

/** From the first day on which a dose is due yet, up to the day before the doses no longer suffice. */
function daysCovered({ course, dosesLeft, loggedToday, today }: Ahead): number | null {
  const { schedule, startDate, endDate } = course;
  if (schedule === null || 'asNeeded' in schedule) return null;
  const dueOn = (day: string) => {
    if (startDate !== null && day < startDate) return 0;
    const due = schedule.weekdays.includes(weekdayOf(day)) ? schedule.timesPerDay : 0;
    return day === today ? Math.max(0, due - loggedToday) : due;
  };
  const first = loggedToday > 0 && dueOn(today) === 0 ? addDays(today, 1) : today;
  let left = dosesLeft;
  for (let days = 0; days < mostDays; days += 1) {
    const day = addDays(first, days);
    if (endDate !== null && day > endDate) return null;
    left -= dueOn(day);
    if (left < 0) return days;
  }
  return mostDays;
}
