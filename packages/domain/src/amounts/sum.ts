import { kindsOf } from '../conditions/conditions.ts';
import type { Severity } from '../safety/severity.ts';
import { compareSeverity } from '../safety/words.ts';
import type { Intake } from './intake.ts';
import { type Life, amountAt, appliesTo, isYoung } from './limit-at.ts';
import type { Limit, UpperLevel } from './upper-level.ts';

/** What was told of one substance, added up. */
export interface Sum {
  readonly level: UpperLevel;
  /** A day, in the unit of the level. */
  readonly amount: number;
  /** Each with an amount, in the order of their words. */
  readonly parts: readonly Intake[];
  /** Words of what may bring more, of which no amount is known. */
  readonly more: readonly string[];
}

/** A limit as it holds for one person. */
export interface OwnLimit {
  readonly limit: Limit;
  /** In the unit of the level. */
  readonly most: number;
  /** The most somebody so young should take, where the limit is scaled down from adults. */
  readonly maxForTheYoung?: number;
}

/** The gravest limit that a sum passes. */
export interface Passed extends OwnLimit {
  readonly severity: Severity;
}

/** Undefined where no amount of the substance was told. */
export function sumOf(level: UpperLevel, intakes: readonly Intake[]): Sum | undefined {
  const parts = intakes
    .filter(({ substance, amount }) => substance === level.key && amount !== null)
    .toSorted((left, right) => (left.text < right.text ? -1 : left.text > right.text ? 1 : 0));
  if (parts.length === 0) return undefined;
  const unmeasured = intakes.filter(
    ({ substance, amount, text }) =>
      amount === null && (substance === level.key || (substance === null && !parts.some((part) => part.text === text))),
  );
  return {
    level,
    amount: parts.reduce((total, { amount }) => total + (amount ?? 0), 0),
    parts,
    more: [...new Set(unmeasured.map(({ name }) => name.toLowerCase()))].toSorted(),
  };
}

/** Rounding of a compound's share is no excess. */
const tolerance = 1.001;

export function passedBy({ level, amount }: Sum, life: Life): Passed | undefined {
  const passed = level.limits
    .filter((limit) => appliesTo(limit, life))
    .map((limit) => limitFor(limit, level, life))
    .filter(({ limit, most }) => (limit.harm === 'from' ? amount * tolerance >= most : amount > most * tolerance))
    .map((own) => ({ ...own, severity: severityFor(own, life, amount) }));
  return passed.toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
}

/** Not pregnant yet: what is forbidden in pregnancy is to be left out now, or talked over. */
function severityFor({ limit, most }: OwnLimit, life: Life, amount: number): Severity {
  const { severity, only, mildBelow } = limit;
  if (only === 'pregnancy' && !life.pregnant && severity === 'contraindicated') return 'major';
  if (!isYoung(life) && isUsual(limit, life, amount)) return 'minor';
  const isMild = mildBelow !== undefined && amount < most * mildBelow;
  return isMild && !isYoung(life) && !life.pregnant && !life.breastfeeding ? 'minor' : severity;
}

function isUsual({ usualFor }: Limit, { pregnant, tryingToConceive, conditions }: Life, amount: number): boolean {
  if (usualFor === undefined || amount > usualFor.upTo * tolerance) return false;
  const kinds = conditions.filter(({ negated }) => !negated).flatMap(({ id }) => kindsOf(id));
  return (
    (usualFor.inPregnancy === true && (pregnant || tryingToConceive)) ||
    (usualFor.conditions ?? []).some((key) => kinds.includes(key))
  );
}

/** What harms adults harms the young at less: it is scaled as the most they should take is. */
function limitFor(limit: Limit, { limits }: UpperLevel, life: Life): OwnLimit {
  const most = amountAt(limit, life);
  const byAge = limits.find(({ id, at }) => id === 'most' && Array.isArray(at) && at.length > 1);
  const isForAdults = limit.harm !== undefined && Array.isArray(limit.at) && limit.at.length === 1;
  if (!isYoung(life) || !isForAdults || byAge === undefined) return { limit, most };
  const maxForTheYoung = amountAt(byAge, life);
  return { limit, maxForTheYoung, most: most * Math.min(1, maxForTheYoung / amountAt(byAge, anyAdult)) };
}

const anyAdult: Life = {
  ageYears: 30,
  ageGroup: 'adult',
  conditions: [],
  pregnant: false,
  tryingToConceive: false,
  breastfeeding: false,
};
