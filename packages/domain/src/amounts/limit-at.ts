import type { Person } from '../safety/person/person.ts';
import type { Limit } from './upper-level.ts';

/** What of a person an upper level depends on. */
export type Life = Pick<
  Person,
  'ageYears' | 'ageGroup' | 'conditions' | 'pregnant' | 'tryingToConceive' | 'breastfeeding'
>;

const adultYears = 18;

/** Younger than eighteen, as far as it is told. */
export function isYoung(life: Life): boolean {
  return yearsOf(life) < adultYears;
}

export function appliesTo({ only, fromYears, underYears }: Limit, life: Life): boolean {
  const { pregnant, tryingToConceive, breastfeeding } = life;
  if (only === 'pregnancy' && !pregnant && !tryingToConceive) return false;
  if (only === 'pregnancy-or-nursing' && !pregnant && !tryingToConceive && !breastfeeding) return false;
  const years = yearsOf(life);
  return years >= (fromYears ?? 0) && (underYears === undefined || years < underYears);
}

/** The amount a limit comes to for a person, in the unit of its level. */
export function amountAt({ at }: Limit, life: Life): number {
  const years = yearsOf(life);
  if ('perKg' in at) return at.perKg * lastFrom(usualWeights, years);
  return lastFrom(at, years);
}

/** Of a group without an age, the youngest in it; nobody's age told is an adult's. */
const yearsOfGroup = { baby: 0, toddler: 1, child: 4, teen: 13, adult: 30, older: 65 } as const;
const unsaidYears = 30;

function yearsOf({ ageYears, ageGroup }: Life): number {
  if (ageYears !== null) return ageYears;
  return ageGroup === null ? unsaidYears : yearsOfGroup[ageGroup];
}

/** Kilograms: the reference weights Europe's food authority reckons with (7-11 months, 1-3, 4-6, 7-10, 11-14, 15-17 years, adults). */
const usualWeights = [
  [0, 8.6],
  [1, 11.9],
  [4, 19],
  [7, 28.7],
  [11, 44.6],
  [15, 60],
  [18, 70],
] as const;

function lastFrom(steps: readonly (readonly [fromYears: number, amount: number])[], years: number): number {
  return (steps.findLast(([from]) => from <= years) ?? steps[0])?.[1] ?? Number.POSITIVE_INFINITY;
}
