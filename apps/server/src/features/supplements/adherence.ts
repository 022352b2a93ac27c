import type { Schedule } from '@herbie/contract';
import { addDays } from '../../platform/days.ts';

interface Course {
  readonly schedule: Schedule | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** yyyy-MM-dd on which it was entered: nothing was due before, unless a start date says so. */
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

/**
 * Doses taken and due over a window of days. Null when nothing was logged, nothing was due or it is taken
 * only as needed: a figure nobody measured is never shown.
 */
export function adherenceOf({ course, doses, window }: { course: Course; doses: readonly Logged[]; window: Window }) {
  const { schedule } = course;
  if (schedule === null || 'asNeeded' in schedule || doses.length === 0) return null;
  const firstLogged = doses.reduce((first, dose) => (dose.takenOn < first ? dose.takenOn : first), course.enteredOn);
  const start = later(window.from, course.startDate ?? firstLogged);
  const end = course.endDate !== null && course.endDate < window.to ? course.endDate : window.to;
  let due = 0;
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (schedule.weekdays.includes(weekdayOf(day))) due += schedule.timesPerDay;
  }
  if (due === 0) return null;
  const taken = doses.filter((dose) => dose.status === 'taken' && dose.takenOn >= start && dose.takenOn <= end).length;
  return { taken: Math.min(taken, due), due };
}

/** 1 = Monday … 7 = Sunday. */
function weekdayOf(day: string): number {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return sundayFirst === 0 ? 7 : sundayFirst;
}

function later(left: string, right: string): string {
  return left > right ? left : right;
}
