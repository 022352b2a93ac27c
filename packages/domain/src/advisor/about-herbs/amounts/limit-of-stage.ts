import type { Herb } from '../../../herbs/herb.ts';
import type { Finding } from '../../../safety/finding.ts';

/** "Keep to 1 g a day or less": what holds while carrying or nursing stands in place of what others take; null where none is told. */
export function limitOfStage({ key }: Herb, findings: readonly Finding[]): string | null {
  const told = findings.find((finding) => finding.subject.id === key && isLimitOfStage(finding));
  return told?.advice ?? null;
}

/** "Use small weak cups": how the tea is given to a child. */
export function weakTea({ rules }: Herb): readonly string[] {
  const known = rules.find(
    ({ kind, severity, forms }) => kind === 'age' && severity === 'none-known' && forms?.includes('tea'),
  );
  return known === undefined ? [] : [known.advice];
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
