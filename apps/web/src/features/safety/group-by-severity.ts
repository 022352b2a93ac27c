import type { FindingReply } from '@herbie/contract';

const severities = ['contraindicated', 'major', 'moderate', 'minor'] as const;

/** Findings by their severity, the gravest first; a severity that has none is left out. */
export function groupBySeverity(findings: readonly FindingReply[]) {
  return severities
    .map((severity) => ({ severity, found: findings.filter((finding) => finding.severity === severity) }))
    .filter(({ found }) => found.length > 0);
}
