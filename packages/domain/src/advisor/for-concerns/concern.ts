import type { Form } from '../../herbs/form.ts';
import type { Effect } from '../../safety/effects.ts';
import type { Understanding } from '../reading/understanding.ts';

/** What was read from the question, as far as it bears on what may be suggested. */
type Read = Pick<
  Understanding,
  | 'question'
  | 'history'
  | 'person'
  | 'profileName'
  | 'subject'
  | 'said'
  | 'wanted'
  | 'particulars'
  | 'avoid'
  | 'unrecognised'
>;

/** What a person wants help with, and all that bears on what may be suggested for it. */
export interface Concern extends Read {
  /** Keys of herbs that the person turned down. */
  readonly refused: readonly string[];
  readonly avoidEffects: readonly Effect[];
  /** "Anything else?": what was suggested before is left out. */
  readonly isMore: boolean;
  /** Help with something else, or for somebody else, than before. */
  readonly isNewWish: boolean;
  /** The form that was asked for: "as a tea". */
  readonly form: Form | null;
}
