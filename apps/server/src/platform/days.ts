import { addDays } from '@herbie/contract';
import { type Clock, timestamp, timestampAfter } from './clock.ts';

const eastmostHours = 14;
const hourMs = 60 * 60 * 1000;

/** Today in UTC, for callers that do not say what day it is where they are. */
export function utcDay(clock: Clock): string {
  return timestamp(clock).slice(0, 10);
}

/** The latest date anywhere on earth, plus one: no entry can be later. */
export function latestDay(clock: Clock): string {
  return addDays(timestampAfter(clock, eastmostHours * hourMs).slice(0, 10), 1);
}

/** The `days` days that end with `today`. */
export function windowOf({ days, today }: { days: number; today: string }): { from: string; to: string } {
  return { from: addDays(today, 1 - days), to: today };
}
