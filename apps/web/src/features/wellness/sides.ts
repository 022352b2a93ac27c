import type { WellnessEntry } from '@herbie/contract';
import { averageOf } from '@herbie/domain/wellness';
import { measured } from './metrics.ts';

/** Two kinds of days beside each other. */
export type Sides<Value> = readonly [Value, Value];

/** A measure, and what it was on either kind of days. */
export interface SideRow {
  readonly label: string;
  readonly values: Sides<string>;
}

/** Fewer days on one side tell nothing. */
export const fewestDays = 3;

const scored = [...measured, { field: 'mood', label: 'Mood' }] as const;

/** The averages of what was scored on both sides. */
export function scoreRows(sides: Sides<readonly WellnessEntry[]>): readonly SideRow[] {
  return scored.flatMap(({ field, label }) => {
    const [one, other] = sides.map((side) => averageOf(side.map((entry) => entry[field])));
    if (one == null || other == null) return [];
    return [{ label, values: [`${one.toFixed(1)} of 5`, `${other.toFixed(1)} of 5`] as const }];
  });
}

export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
