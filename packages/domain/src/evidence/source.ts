/** A published work that claims cite by id. */
export interface Source {
  /** kebab-case, publisher first: `nccih-valerian`, `msk-ginkgo`, `livertox-kava`. */
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  /** Year of publication or last update; null when the publisher states none we have read. */
  readonly year: number | null;
  /** Only an address that was opened, or whose form the publisher keeps stable. */
  readonly url: string | null;
  /** yyyy-MM-dd on which the text was actually read; null when it was not. */
  readonly checkedOn: string | null;
}

/** How well a claim is supported, best first. */
export const evidenceGrades = ['strong', 'moderate', 'limited', 'theoretical'] as const;
/** How well a claim is supported, apart from how serious it is. */
export type EvidenceGrade = (typeof evidenceGrades)[number];
