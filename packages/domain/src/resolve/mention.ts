import type { Form } from '../herbs/form.ts';

/** What a name in a text can stand for. */
export type MentionKind = 'herb' | 'medicine' | 'condition' | 'allergen';

/** A known name found in a text. */
export interface Mention {
  readonly kind: MentionKind;
  /** Knowledge-base key; `class:diuretic` for a medicine of which only the class was named. */
  readonly id: string;
  readonly name: string;
  /** As typed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text says that it does not apply ("I don't take…"). */
  readonly negated: boolean;
  /** The text names it as an allergy. */
  readonly allergy: boolean;
  /** The allergy is told to have been dangerous ("anaphylaxis"). */
  readonly isSevere?: true;
  readonly form: Form;
  /** An essential oil that is drunk neat. */
  readonly isOilSwallowed?: true;
  /** The words of the one product it stands in with others. */
  readonly product?: string;
  /** The whole entry of the list it stands in, where that says more than the name. */
  readonly entry?: string;
  /** The entry is a product of several herbs. */
  readonly isBlend?: true;
  /** Another entry of the same list that brings it too. */
  readonly alsoIn?: string;
}

/** What was found in a text, and the parts in which nothing was recognised, as typed. */
export interface Reading {
  readonly mentions: readonly Mention[];
  readonly unrecognised: readonly string[];
}
