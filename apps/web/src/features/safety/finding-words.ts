import type { FindingReply } from '@herbie/contract';

/** Whether it speaks against the thing for every adult, and is of this person no more than of any other. */
export function isForEveryAdult({ kind, ruleId, with: other }: FindingReply): boolean {
  return kind === 'age' && (other.name === 'anyone' || ruleId.endsWith('/age/over-17'));
}

/** What does not go with what: "Ginkgo and warfarin". */
export function pairOf(finding: FindingReply): string {
  const { subject, with: other } = finding;
  return isForEveryAdult(finding) ? `${subject.name}, for any adult` : `${subject.name} and ${other.name}`;
}
