import { addDays, type Dose, type Supplement, weekdayOf } from '@herbie/contract';
import { shortDate } from '../../lib/dates.ts';

type Course = Pick<Supplement, 'schedule' | 'startDate' | 'endDate'>;

export interface Today {
  readonly text: string;
  /** Whether a dose of today may be marked with one press; more than is due takes the dose log. */
  readonly canTake: boolean;
}

/** What today asks for: doses due, taken and left. Doses that are not loaded yet count as unknown. */
export function todayOf({
  course,
  doses,
  today,
}: {
  course: Course;
  doses: readonly Dose[] | undefined;
  today: string;
}): Today {
  const { schedule, startDate, endDate } = course;
  if (startDate !== null && startDate > today) return { text: `Starts ${shortDate(startDate)}`, canTake: false };
  if (endDate !== null && endDate < today) return { text: `Ended ${shortDate(endDate)}`, canTake: false };
  if (doses === undefined) return { text: '', canTake: false };
  const ofToday = doses.filter((dose) => dose.takenOn === today);
  const taken = ofToday.filter((dose) => dose.status === 'taken').length;
  if (schedule === null || 'asNeeded' in schedule) {
    return { text: taken === 0 ? 'Not taken today' : `Taken ${timesText(taken)} today`, canTake: true };
  }
  if (!schedule.weekdays.includes(weekdayOf(today))) {
    return { text: taken === 0 ? 'Not due today' : `Not due today, taken ${timesText(taken)}`, canTake: false };
  }
  const skipped = ofToday.length - taken;
  if (schedule.timesPerDay === 1 && taken === 0 && skipped > 0) return { text: 'Skipped today', canTake: false };
  const text = `${taken} of ${schedule.timesPerDay} taken today${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { text, canTake: ofToday.length < schedule.timesPerDay };
}

/** Whether its schedule has a dose on that day. */
export function isDueOn({ schedule, startDate, endDate }: Course, day: string): boolean {
  const isRunning = (startDate === null || startDate <= day) && (endDate === null || endDate >= day);
  return isRunning && schedule !== null && !('asNeeded' in schedule) && schedule.weekdays.includes(weekdayOf(day));
}

interface Measured {
  readonly schedule: Supplement['schedule'];
  readonly adherence: Supplement['adherence'];
  /** Of the last 30 days. */
  readonly doses: readonly Dose[] | undefined;
}

const shortestRow = 3;
/** Of so many days doses are read. */
const readDays = 30;

/** "Every dose of the last 5 due days taken": told from three days on, and never that a row has ended. */
export function rowWords({ course, doses, today }: Parameters<typeof todayOf>[0]): string | null {
  const { schedule } = course;
  if (doses === undefined || schedule === null || 'asNeeded' in schedule) return null;
  const of = (day: string) => doses.filter(({ takenOn }) => takenOn === day);
  const isWhole = (day: string) => of(day).filter(({ status }) => status === 'taken').length >= schedule.timesPerDay;
  const isOpen = (day: string) => day === today && of(day).every(({ status }) => status === 'taken') && !isWhole(day);
  const due = Array.from({ length: readDays }, (_, ago) => addDays(today, -ago)).filter(
    // Today counts once it is done; until then it is no gap.
    (day) => isDueOn(course, day) && !isOpen(day),
  );
  const gap = due.findIndex((day) => !isWhole(day));
  const row = gap === -1 ? due.length : gap;
  return row < shortestRow ? null : `Every dose of the last ${row} due days taken`;
}

export const noDoses = 'No doses logged yet';

/** What was measured over the last 30 days; never a figure nobody measured. */
export function adherenceWords({ schedule, adherence, doses }: Measured): string {
  if (adherence !== null) {
    const percent = Math.round((adherence.taken / adherence.due) * 100);
    return `${percent}% (${adherence.taken} of ${adherence.due} ${adherence.due === 1 ? 'dose' : 'doses'})`;
  }
  if (doses === undefined) return '';
  if (doses.length === 0) return noDoses;
  const taken = doses.filter((dose) => dose.status === 'taken').length;
  const isScheduled = schedule !== null && !('asNeeded' in schedule);
  return isScheduled ? 'No doses were due' : `Taken ${timesText(taken)} in 30 days`;
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
