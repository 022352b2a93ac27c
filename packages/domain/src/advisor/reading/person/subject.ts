import type { Person } from '../../../safety/person/person.ts';

/** Whom a question is for: the person of the profile, or somebody the words name. */
export interface Subject {
  /** "Maria", "you", "your daughter". */
  readonly who: string;
  readonly isOther: boolean;
  /** The one of the profile, called by what they are to the one who writes: nothing is known of the writer. */
  readonly isOfProfile?: boolean;
  /** The one who writes, with the profile of somebody they look after. */
  readonly isWriter?: boolean;
  /** Asked about before with a profile of their own, which is not the chosen one. */
  readonly hasOwnProfile?: boolean;
  /** "Your", "his", "her" or "their". */
  readonly whose: string;
  /** An age that follows from a word such as "daughter" and was not told. */
  readonly isAgePresumed: boolean;
  readonly person: Person;
}
