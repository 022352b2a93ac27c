import type { ConditionKey } from '../../conditions/conditions.ts';
import type { UseKey } from '../../herbs/use-keys.ts';

/** A concern narrower than any use of a herb: cold sores within the skin, or tinnitus, for which no herb stands. */
export interface Particular {
  /** As in "for cold sores". */
  readonly name: string;
  readonly meets: RegExp;
  /** Words beside which it is another complaint: a bladder that burns is no restless one. */
  readonly notWith?: RegExp;
  /** Whose body it is of. */
  readonly of?: 'male' | 'female';
  /** The illness it is, where the rules know one: what to keep away from is told with it. */
  readonly condition?: ConditionKey;
  /** What is known, what helps without herbs, and who to see. */
  readonly says?: string;
  /** The works where what it says was read; without any, it is general knowledge. */
  readonly sources?: readonly string[];
  /** Broad uses that its words bring up and that are no part of it: a leak is no infection. */
  readonly isNot?: readonly UseKey[];
  /** Names of others that tell the whole of it: hands that shake before an exam are no illness of the nerves. */
  readonly givesWayTo?: readonly string[];
  /** A herb among its words is the cause, and no herb that is asked about: "jittery from coffee". */
  readonly isCause?: true;
  /** Words by which a herb's known effects tell that it can bring this very thing on. */
  readonly broughtOnBy?: RegExp;
  /** The herbs studied or used for this very thing, by the use that says so; without any, none is suggested for it. */
  readonly herbs?: Partial<Readonly<Record<UseKey, readonly string[]>>>;
}
