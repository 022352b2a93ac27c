import type { FindingReply } from '@herbie/contract';

/** Where a finding stands on its page, for links to it. */
export function findingAnchor({ ruleId, with: { id } }: Pick<FindingReply, 'ruleId' | 'with'>): string {
  return `finding-${ruleId}-${id}`.replaceAll(/[^\w-]/g, '_');
}
