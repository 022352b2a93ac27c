/** What no answer may say, whoever wrote it. `replace`: an author who writes this is not to be trusted with the rest. */
export interface Claim {
  readonly id: string;
  readonly outcome: 'drop' | 'replace';
  readonly patterns: readonly RegExp[];
  /** Read first and taken out: wordings of the same words that are right. */
  readonly unless?: readonly RegExp[];
}
