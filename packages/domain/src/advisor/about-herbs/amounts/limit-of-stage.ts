import type { Herb } from '../../../herbs/herb.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { Finding } from '../../../safety/finding.ts';

/** "Keep to 1 g a day or less": what holds while carrying or nursing stands in place of what others take; null where none is told. */
export function limitOfStage({ key }: Herb, findings: readonly Finding[]): string | null {
  const told = findings.find((finding) => finding.subject.id === key && isLimitOfStage(finding));
  return told?.advice ?? null;
}

/** What advice for a stage puts at a day's most: "keep to 1 g a day or less"; null where no amount is told. */
export function mostOfStage(advice: string): string | null {
  return dailyMost.exec(advice)?.[1] ?? null;
}

const dailyMost =
  /\b(?:(?:keep|stay|limit\w*) (?:it )?(?:to|below)|up to|at most|no more than) (?:about )?([\d,.]+ ?(?:mg|IU|micrograms|mcg|g)) (?:a|per) day\b/i;

/** "Use small weak cups": how the tea is given to a child. */
export function weakTea({ rules }: Herb): readonly string[] {
  const known = rules.find(
    ({ kind, severity, forms }) => kind === 'age' && severity === 'none-known' && forms?.includes('tea'),
  );
  return known === undefined ? [] : [known.advice];
}

/** "Lozenges that gave 75-100 mg", in a pregnancy where 40 mg is the most: the limit of that stage stands in its place. */
export function withinStage(
  herb: Herb,
  { pregnant, breastfeeding }: Person,
  amounts: readonly string[],
): readonly string[] {
  const rule = herb.rules.find(
    ({ kind }) => (pregnant && kind === 'pregnancy') || (breastfeeding && kind === 'breastfeeding'),
  );
  const [, most, unit] = capped.exec(rule?.advice ?? '') ?? [];
  if (rule === undefined || most === undefined || unit === undefined) return amounts;
  const numbers = new RegExp(String.raw`([\d,]+) ?${unit}\b`, 'g');
  const isAbove = amounts.some((text) =>
    [...text.matchAll(numbers)].some(([, told = '']) => toNumber(told) > toNumber(most)),
  );
  return isAbove ? [rule.advice] : amounts;
}

const capped = /\b(?:stay|keep) below ([\d,]+) ?(mg|IU|micrograms|g) a day\b/i;

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** Whether it tells how much is right while carrying or nursing. */
export function isLimitOfStage({ kind, advice }: Finding): boolean {
  return (kind === 'pregnancy' || kind === 'breastfeeding') && isLimit.test(advice);
}

/** Whether it is for asking first while carrying or nursing: amounts that others take are then none to be told. */
export function asksFirstNow({ key }: Herb, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ kind, subject: { id }, severity }) =>
      id === key && (kind === 'pregnancy' || kind === 'breastfeeding') && severity !== 'minor',
  );
}

const isLimit =
  /\bkeep to (?:food amounts|an occasional cup|ordinary cups)\b|\b(?:below|up to|at most|no more than|or less|(?:keep|stay|limit\w*) (?:it )?to)\b[^.]*(?:\d|\b(?:one|two|three)\b)|\d[^.]*\bor less\b/i;
