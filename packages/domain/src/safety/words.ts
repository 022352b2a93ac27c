import type { Severity } from './severity.ts';

/** The words for each severity in texts for people. */
export const severityWords: Readonly<Record<Severity, string>> = {
  contraindicated: 'Do not combine',
  major: 'Avoid unless a clinician agrees',
  moderate: 'Ask first',
  minor: 'Good to know',
};

const order: Readonly<Record<Severity, number>> = { contraindicated: 0, major: 1, moderate: 2, minor: 3 };

/** Negative when `left` is the more serious one. */
export function compareSeverity(left: Severity, right: Severity): number {
  return order[left] - order[right];
}

/** The same, the most serious first; those of one severity stay in their order. */
export function gravestFirst<Weighed extends { readonly severity: Severity }>(findings: readonly Weighed[]): Weighed[] {
  return findings.toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

/** Whether a herb with this severity may never be suggested. */
export function forbids(severity: Severity): boolean {
  return severity === 'contraindicated' || severity === 'major';
}
