import { addDays, weekdayOf, type WellnessEntry } from '@herbie/contract';
import { barPercent } from '@herbie/domain/wellness';
import { dayAndMonth } from '../../lib/dates.ts';

export const ranges = [7, 14, 30, 90] as const;
export type Range = (typeof ranges)[number];
export const defaultRange: Range = 7;

export interface DayPoint {
  /** yyyy-MM-dd. */
  readonly day: string;
  /** Null when nothing was logged: a gap, never a bar. */
  readonly score: number | null;
}

interface Span {
  readonly entries: readonly WellnessEntry[];
  readonly field: 'sleepQuality' | 'energyLevel' | 'stressLevel';
  readonly days: number;
  readonly today: string;
}

/** One point for every day of the range, oldest first. */
export function toPoints({ entries, field, days, today }: Span): readonly DayPoint[] {
  const byDay = new Map(entries.map((entry) => [entry.date, entry[field]]));
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(today, place - days + 1);
    return { day, score: byDay.get(day) ?? null };
  });
}

const leastPercent = 4;

/** How high a bar stands, in percent of 5; low bars stay visible. */
export function barHeight(score: number): number {
  return Math.max(leastPercent, barPercent(score));
}

/** Which days are named under the bars: each of a week, else four spread evenly. */
export function namedPlaces(days: number): readonly number[] {
  if (days <= 7) return Array.from({ length: days }, (_, place) => place);
  const last = days - 1;
  return [0, Math.round(last / 3), Math.round((2 * last) / 3), last];
}

/** "Fri 4 Apr" for yyyy-MM-dd. */
export function dayName(day: string): string {
  return `${weekdayName(day)} ${dayAndMonth(day)}`;
}

/** What stands under a bar: "Fri" in a week, "4 Apr" in longer ranges. */
export function tickName(day: string, days: number): string {
  return days <= 7 ? weekdayName(day) : dayAndMonth(day);
}

function weekdayName(day: string): string {
  return weekdays[weekdayOf(day) - 1] ?? '';
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
