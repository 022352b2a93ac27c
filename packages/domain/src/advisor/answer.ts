import type { Source } from '../evidence/source.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person/person.ts';
import type { HouseholdMember } from './reading/household/member.ts';

/** A question with what was said before it and the person it is about. */
export interface AdvisorRequest {
  readonly question: string;
  /** Earlier turns, oldest first, as plain text. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant';
    readonly text: string;
    /** Said while another profile was chosen: what it tells of a person is of that one. */
    readonly isForAnother?: boolean;
  }[];
  readonly person: Person;
  readonly profileName: string | null;
  /** The words mean another profile of the account than the chosen one, and this is that one (`whoIsMeant`). */
  readonly isOfMember?: boolean;
  /** Then the one of the chosen profile. */
  readonly chosen?: { readonly person: Person; readonly profileName: string };
  /** The other profiles of the account, where a long message may tell of their owners. */
  readonly household?: readonly (HouseholdMember & { readonly person: Person })[];
  /** It is asked for others as well, and this is the talk as it is told of one of them: the answer names each above their part. */
  readonly isOneOfSeveral?: boolean;
  /** The others it is asked for, each with a talk of their own (`whoAreMeant`); read by `composeSafely` alone. */
  readonly besides?: readonly AdvisorRequest[];
}

/** A whole answer. Herb links are written `href="herb:key"`; whoever shows it puts the page's address there. */
export interface AdvisorAnswer {
  readonly level: 'none' | 'urgent' | 'emergency';
  /** Nothing was understood, and the answer says so. */
  readonly isLost?: boolean;
  /** Clean HTML, one paragraph, heading or list each. */
  readonly blocks: readonly string[];
  readonly recommended: readonly {
    readonly key: string;
    readonly name: string;
    /** Recommended for the skin alone, and said so. */
    readonly isForSkin?: boolean;
    /** Recommended as a tea alone, and said so. */
    readonly isOnlyTea?: boolean;
  }[];
  readonly findings: readonly Finding[];
  /** Whom the findings are about, where that is not only the person of the profile: "your daughter". */
  readonly checkedFor?: string;
  readonly products: readonly { readonly productName: string; readonly reason: string | null }[];
  readonly unrecognised: readonly string[];
  readonly sources: readonly Source[];
  readonly followUps: readonly string[];
}
