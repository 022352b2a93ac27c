/** What changed in the knowledge base up to a day on which it was recorded, since the record before. */
export interface KnowledgeChange {
  /** yyyy-MM-dd */
  readonly on: string;
  readonly herbsAdded: number;
  readonly monographsAdded: number;
  readonly medicinesAdded: number;
  /** Sources read on a known date that were unread or not cited before. */
  readonly sourcesRead: number;
  /** Warnings: what is said of one herb beside one medicine, condition, stage of life and so on. */
  readonly warningsAdded: number;
  readonly warningsRemoved: number;
  readonly warningsRaised: number;
  readonly warningsLowered: number;
}
