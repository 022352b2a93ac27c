import type { UseKey } from '../../herbs/use-keys.ts';

/** A concern narrower than any use of a herb: cold sores within the skin, or tinnitus, for which no herb stands. */
export interface Particular {
  /** As in "for cold sores". */
  readonly name: string;
  readonly meets: RegExp;
  /** Whose body it is of. */
  readonly of?: 'male' | 'female';
  /** What is known, what helps without herbs, and who to see. */
  readonly says?: string;
  /** Broad uses that its words bring up and that are no part of it: a leak is no infection. */
  readonly isNot?: readonly UseKey[];
  /** The herbs studied or used for this very thing, by the use that says so; without any, none is suggested for it. */
  readonly herbs?: Partial<Readonly<Record<UseKey, readonly string[]>>>;
}
