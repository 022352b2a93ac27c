import type { Schedule, Supplement } from '@herbie/contract';

export const weekdays = [
  { number: 1, short: 'Mon', name: 'Monday' },
  { number: 2, short: 'Tue', name: 'Tuesday' },
  { number: 3, short: 'Wed', name: 'Wednesday' },
  { number: 4, short: 'Thu', name: 'Thursday' },
  { number: 5, short: 'Fri', name: 'Friday' },
  { number: 6, short: 'Sat', name: 'Saturday' },
  { number: 7, short: 'Sun', name: 'Sunday' },
] as const;

export const allWeekdays: readonly number[] = weekdays.map(({ number }) => number);

/** "2 times a day", "Once a day on Mon, Wed", "Only as needed". */
function scheduleWords(schedule: Schedule): string {
  if ('asNeeded' in schedule) return 'Only as needed';
  const times = timesWords(schedule.timesPerDay);
  if (schedule.weekdays.length === weekdays.length) return times;
  const days = weekdays.filter(({ number }) => schedule.weekdays.includes(number)).map(({ short }) => short);
  return `${times} on ${days.join(', ')}`;
}

export function timesWords(times: number): string {
  return times === 1 ? 'Once a day' : times === 2 ? 'Twice a day' : `${times} times a day`;
}

/** How often it is taken: the person's own words, else the schedule. */
export function frequencyWords({ frequency, schedule }: Pick<Supplement, 'frequency' | 'schedule'>): string {
  return frequency ?? (schedule ? scheduleWords(schedule) : 'Not given');
}
