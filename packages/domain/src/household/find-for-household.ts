import type { Herb } from '../herbs/herb.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import { findingsForHerb, isForSuggesting, recommendHerbs, type Suggestion } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person/person.ts';
import { anyAdult } from '../safety/person/empty-person.ts';

/** One person of a household under an id of the caller. */
export interface Member<Id> {
  readonly id: Id;
  readonly person: Person;
}

/** Herbs for a household: those that suit everybody, and the others with what speaks against them for whom. */
export interface ForHousehold<Id> {
  /** Herbs nothing speaks against for anybody, best first. */
  readonly suitable: readonly Suggestion[];
  readonly excluded: readonly {
    readonly herb: Herb;
    readonly for: readonly { readonly id: Id; readonly findings: readonly Finding[] }[];
  }[];
  /** Why the lists are empty although herbs were asked for; null when they are what was found. */
  readonly note: string | null;
}

const nobodyToCheckFor =
  'Nothing was checked: there is no profile yet. Create one with age, medicines, allergies and conditions first.';

interface Search<Id> {
  readonly members: readonly Member<Id>[];
  readonly wanted: readonly UseKey[];
  /** At most this many herbs are looked at. */
  readonly limit: number;
}

/** What suits everybody who lives together, and for each other herb whom it does not suit and why. */
export function findForHousehold<Id>({ members, wanted, limit }: Search<Id>): ForHousehold<Id> {
  if (members.length === 0) return { suitable: [], excluded: [], note: nobodyToCheckFor };
  return sortForHousehold({ members, suggestions: recommendHerbs({ person: anyAdult, wanted, limit }) });
}

/**
 * Whoever shares a jar asks nobody first: anything graver than a word of note speaks against it, and for children every
 * vitamin and mineral that no doctor advised.
 */
export function speaksAgainstSharing(herb: Herb, person: Person): readonly Finding[] {
  const grave = findingsForHerb(herb, person).filter(({ severity }) => severity !== 'minor');
  return grave.length > 0 || isForSuggesting(herb, person) ? grave : [withoutNeed(herb, person)];
}

function withoutNeed({ key, name }: Herb, { ageYears }: Person): Finding {
  return {
    ruleId: `general/child-supplement/${key}`,
    severity: 'moderate',
    kind: 'age',
    subject: { kind: 'herb', id: key, name },
    with: {
      kind: 'person',
      id: 'age',
      name: 'age',
      text: ageYears === null ? 'a child' : `${Math.floor(ageYears)} years`,
    },
    why: 'Only a doctor can find out what a child lacks. Without that, more of it may do nothing, or be too much.',
    advice: `Ask the child's doctor before you give ${name}.`,
    evidence: 'limited',
    sources: sourcesOf(['poison-control-infants-supplements']),
  };
}

interface Sorting<Id> {
  readonly members: readonly Member<Id>[];
  readonly suggestions: readonly Suggestion[];
  /** What speaks against a herb for one person; replaced only to remember earlier answers. */
  readonly judge?: (herb: Herb, person: Person) => readonly Finding[];
}

/** The same for herbs that were found before. */
export function sortForHousehold<Id>(sorting: Sorting<Id>): ForHousehold<Id> {
  const { members, suggestions, judge = speaksAgainstSharing } = sorting;
  const judged = suggestions.map((suggestion) => ({
    suggestion,
    against: members.flatMap(({ id, person }) => {
      const findings = judge(suggestion.herb, person);
      return findings.length === 0 ? [] : [{ id, findings }];
    }),
  }));
  return {
    suitable: judged.filter(({ against }) => against.length === 0).map(({ suggestion }) => suggestion),
    excluded: judged
      .filter(({ against }) => against.length > 0)
      .map(({ suggestion, against }) => ({ herb: suggestion.herb, for: against })),
    note: null,
  };
}
