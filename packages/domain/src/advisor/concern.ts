import type { Form } from '../herbs/form.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import type { Effect } from '../safety/effects.ts';
import type { AdvisorRequest } from './answer.ts';
import type { Particular } from './particular/particular.ts';
import type { Subject } from './subject.ts';

/** What a person wants help with, and all that bears on what may be suggested for it. */
export interface Concern extends AdvisorRequest {
  readonly subject: Subject;
  readonly said: string;
  readonly wanted: readonly UseKey[];
  readonly particulars: readonly Particular[];
  /** Keys of herbs that are not to be suggested. */
  readonly avoid: readonly string[];
  /** Keys of herbs that the person turned down. */
  readonly refused: readonly string[];
  readonly avoidEffects: readonly Effect[];
  readonly unrecognised: readonly string[];
  /** "Anything else?": what was suggested before is left out. */
  readonly isMore: boolean;
  /** Help with something else, or for somebody else, than before. */
  readonly isNewWish: boolean;
  /** The form that was asked for: "as a tea". */
  readonly form: Form | null;
}
