import { kindsOf } from '../conditions/conditions.ts';
import type { Finding } from './finding.ts';
import { compareSeverity } from './words.ts';

/** Findings, the gravest first, without those that say of the same words once more what another one says more closely. */
export function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const ofSubject = Map.groupBy(findings, ({ subject }) => subject.id);
  return findings.filter(
    (finding) => !ofSubject.get(finding.subject.id)?.some((other) => other !== finding && repeats(finding, other)),
  );
}

/** Whether a finding says nothing beside another one of the same herb that is at least as grave. */
function repeats(finding: Finding, other: Finding): boolean {
  if (compareSeverity(finding.severity, other.severity) < 0) return false;
  return isOfTheSameDrink(finding, other) || isOfTheSameWish(finding, other) || isOfAWiderGroup(finding, other);
}

/** Alcohol is a drink and stands among the medicines too. */
function isOfTheSameDrink(finding: Finding, other: Finding): boolean {
  if (finding.with.id !== 'alcohol' || other.with.id !== 'alcohol') return false;
  return finding.kind === 'medicine' && other.kind === 'alcohol';
}

/** Trying to conceive is told by rules for it and by those for pregnancy. */
function isOfTheSameWish(finding: Finding, other: Finding): boolean {
  const wish = 'trying-to-conceive';
  if (finding.with.id !== wish || other.with.id !== wish || finding.kind === other.kind) return false;
  return finding.kind === 'pregnancy' || compareSeverity(finding.severity, other.severity) > 0;
}

/** Whoever told of heart failure has heart disease too: what both say word for word is told of the one that was told. */
function isOfAWiderGroup(finding: Finding, other: Finding): boolean {
  if (finding.kind !== 'condition' || other.kind !== 'condition') return false;
  if (finding.with.text !== other.with.text || finding.why !== other.why || finding.advice !== other.advice)
    return false;
  const [wide, narrow] = [finding.with.id, other.with.id];
  return wide !== narrow && kindsOf(narrow).includes(wide) && !kindsOf(wide).includes(narrow);
}
