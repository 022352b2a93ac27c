import { addDays, type Schedule, weekdayOf } from '@herbie/contract';

interface Course {
  readonly schedule: Schedule | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /**
   * yyyy-MM-dd in UTC on which it was entered. Without a start date doses are due from the day after: where the person lives it
   * may be another day, and the first one is rarely whole. A dose logged earlier counts from its day on.
   */
  readonly enteredOn: string;
}

interface Logged {
  readonly takenOn: string;
  readonly status: 'taken' | 'skipped';
}

interface Window {
  readonly from: string;
  readonly to: string;
}

interface Adherence {
  readonly taken: number;
  readonly due: number;
}

/**
 * Doses taken and due over a window of days. Null when nothing was logged, nothing was due or it is taken
 * only as needed: a figure nobody measured is never shown. A double dose does not make up for a day without one.
 */
export function adherenceOf({
  course,
  doses,
  window,
}: {
  course: Course;
  doses: readonly Logged[];
  window: Window;
}): Adherence | null {
  const { schedule } = course;
  if (schedule === null || 'asNeeded' in schedule || doses.length === 0) return null;
  const firstDue = doses.reduce((first, { takenOn: day }) => (day < first ? day : first), addDays(course.enteredOn, 1));
  const start = later(window.from, course.startDate ?? firstDue);
  const end = course.endDate !== null && course.endDate < window.to ? course.endDate : window.to;
  let due = 0;
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (schedule.weekdays.includes(weekdayOf(day))) due += schedule.timesPerDay;
  }
  if (due === 0) return null;
  const takenOn = doses.flatMap(({ status, takenOn: day }) =>
    status === 'taken' && day >= start && day <= end ? [day] : [],
  );
  return { taken: Math.min(atMostADay(takenOn, schedule.timesPerDay), due), due };
}

/** How many doses there are when no day counts for more than it asks. */
function atMostADay(days: readonly string[], timesPerDay: number): number {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, Math.min((counts.get(day) ?? 0) + 1, timesPerDay));
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function later(left: string, right: string): string {
  return left > right ? left : right;
}
