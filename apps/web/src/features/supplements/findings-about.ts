import type { FindingReply, Supplement } from '@herbie/contract';
import type { SafetyCheck } from './supplements.queries.ts';

/** What a check of everything says about one supplement, with what is already known of it alone. */
export function findingsAbout(
  supplement: Pick<Supplement, 'name' | 'findings'>,
  check: SafetyCheck | undefined,
): readonly FindingReply[] {
  if (!check) return supplement.findings;
  const ids = new Set(check.recognised.filter(({ input }) => input === supplement.name).map(({ id }) => id));
  const together = check.findings.filter((finding) => ids.has(finding.subject.id) || ids.has(finding.with.id));
  const known = new Set(together.map(keyOf));
  return [...together, ...supplement.findings.filter((finding) => !known.has(keyOf(finding)))].toSorted(
    (left, right) => order.indexOf(left.severity) - order.indexOf(right.severity),
  );
}

const order: readonly FindingReply['severity'][] = ['contraindicated', 'major', 'moderate', 'minor'];

function keyOf({ ruleId, subject, with: other }: FindingReply): string {
  return `${ruleId} ${subject.id} ${other.id}`;
}
