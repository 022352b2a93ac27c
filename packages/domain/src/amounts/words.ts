import type { OwnLimit, Sum } from './sum.ts';
import { type Life, isYoung } from './limit-at.ts';
import type { Limit, UpperLevel } from './upper-level.ts';

interface TooMuch {
  readonly sum: Sum;
  readonly passed: OwnLimit;
  readonly life: Life;
}

/** Says how much it comes to, beside what, and what that does: "800 mcg of selenium a day is twice the most …". */
export function whyTooMuch({ sum, passed, life }: TooMuch): string {
  const isUnlikely = sum.level.unit === 'mcg' && sum.amount / passed.most >= unlikely;
  return [
    `${taken(sum)} ${beside({ sum, passed, life })}.`,
    passed.limit.why,
    ...(isUnlikely ? ['Look at the label again: such amounts are told in mcg.'] : []),
    ...onTop(sum),
  ].join(' ');
}

/** So many times a level in micrograms is often a slip of the unit. */
const unlikely = 100;

/** "800 mcg a day". */
export function reckoned(sum: Sum): string {
  return `${written(sum.amount, sum)} a day`;
}

function taken(sum: Sum): string {
  const { level, parts } = sum;
  const day = parts.every(({ isDailyTold }) => isDailyTold) ? '' : ', if taken every day,';
  const amount = `${written(sum.amount, sum)} of ${level.name} a day`;
  const texts = [...new Set(parts.map(({ text }) => text))];
  if (texts.length > 1) return `Together (${listOf(texts)}) this comes to ${amount},`;
  if (isJoint(sum)) return `This comes to about ${amount},`;
  return day === '' ? `${amount} is` : `${written(sum.amount, sum)} of ${level.name}${day} is`;
}

function beside({ sum, passed: { limit, most, maxForTheYoung }, life }: TooMuch): string {
  const joint = isJoint(sum) ? 'which is ' : '';
  if (maxForTheYoung !== undefined)
    return `${joint}${ratio(sum.amount / maxForTheYoung)} the most ${youngOnes(life)} should take (${written(maxForTheYoung, sum)}), as far above it as what has harmed adults`;
  const bound = written(most, sum);
  if (limit.harm === 'from') return `${joint}as much as has done harm (seen from ${bound} a day on)`;
  if (limit.harm === 'above') return `${joint}an amount that can do harm (above ${bound} a day)`;
  return `${joint}${ratio(sum.amount / most)} the most ${whom(limit, life)} should take${by(limit)} (${bound})`;
}

function isJoint({ parts }: Sum): boolean {
  return parts.length > 1 || parts[0]?.isReckoned === true;
}

function by(limit: Limit): string {
  return limit.by === undefined ? '' : ` according to ${limit.by}`;
}

function whom({ only, at }: Limit, life: Life): string {
  if (only !== undefined)
    return life.pregnant
      ? 'anyone pregnant'
      : life.breastfeeding
        ? 'anyone breastfeeding'
        : 'anyone who may become pregnant';
  if (!isYoung(life)) return 'adults';
  // A level that was set for adults alone.
  if (Array.isArray(at) && at.length === 1) return 'even adults';
  return youngOnes(life);
}

function youngOnes({ ageYears }: Life): string {
  return (ageYears ?? 0) >= teenYears ? 'teenagers of this age' : 'children of this age';
}

const teenYears = 13;

/** Beside a limit: "twice", "about 2.5 times". */
function ratio(times: number): string {
  if (times < 1.05) return 'a little more than';
  if (times < 1.9) return 'more than';
  if (times < 2.1) return 'twice';
  const round = times < 3 ? Math.round(times * 10) / 10 : Math.round(times);
  return `about ${round} times`;
}

/** What may come on top, without a number: it only ever adds. */
function onTop({ more }: Sum): readonly string[] {
  return more.length === 0 ? [] : [`What ${listOf(more)} may bring comes on top.`];
}

const maxListed = 4;

function listOf(texts: readonly string[]): string {
  const shown = texts.slice(0, maxListed);
  return texts.length > maxListed ? `${shown.join('; ')} and ${texts.length - maxListed} more` : shown.join('; ');
}

/** In units where the text gave units, else as the level is told; both amounts of a sentence in one unit. */
function written(amount: number, { level, parts, amount: whole }: Sum): string {
  const units = unitsOf(amount, level);
  if (units !== null && parts.some(({ isInIu }) => isInIu)) return `${units.toLocaleString('en')} IU`;
  const isLarge = whole >= large;
  const unit = isLarge ? larger[level.unit] : level.unit;
  return `${rounded(isLarge ? amount / 1000 : amount).toLocaleString('en')} ${unit}`;
}

const large = 10_000;
const larger = { mcg: 'mg', mg: 'g' } as const;

function unitsOf(amount: number, { mcgPerIu, unit }: UpperLevel): number | null {
  return mcgPerIu === undefined ? null : rounded((amount * (unit === 'mg' ? 1000 : 1)) / mcgPerIu);
}

function rounded(amount: number): number {
  if (amount >= 100) return Math.round(amount);
  return Math.round(amount * 10) / 10;
}
