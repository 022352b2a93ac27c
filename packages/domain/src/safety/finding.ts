import type { EvidenceGrade, Source } from '../evidence/source.ts';
import type { Severity } from './severity.ts';

export const findingKinds = [
  'medicine',
  'condition',
  'pregnancy',
  'breastfeeding',
  'age',
  'allergy',
  'surgery',
  'supplement',
  'alcohol',
] as const;
/** What kind of fact a finding is about. */
export type FindingKind = (typeof findingKinds)[number];

/** One checked fact that concerns this person. The wire shape: see the contract's Finding. */
export interface Finding {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly kind: FindingKind;
  readonly subject: { readonly kind: 'herb' | 'medicine'; readonly id: string; readonly name: string };
  readonly with: {
    readonly kind: 'herb' | 'medicine' | 'condition' | 'allergen' | 'person';
    readonly id: string;
    readonly name: string;
    readonly text: string;
  };
  readonly why: string;
  readonly advice: string;
  readonly evidence: EvidenceGrade;
  readonly sources: readonly Source[];
}

/** Whether a finding is about this herb, medicine or condition, on either side. */
export function isAbout({ subject, with: other }: Finding, { key }: { readonly key: string }): boolean {
  return subject.id === key || other.id === key;
}
