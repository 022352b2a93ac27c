import { findMedicineProfile } from '../medicines/catalogue.ts';
import { emptyPerson, mergePeople, type Person, readPerson } from '../safety/person.ts';
import type { AdvisorRequest } from './answer.ts';
import { isAdultRelation, relationSpokenOf } from './relations.ts';

/** Whom a question is for: the person of the profile, or somebody the words name. */
export interface Subject {
  /** "Maria", "you", "your daughter". */
  readonly who: string;
  readonly isOther: boolean;
  /** An age that follows from a word such as "daughter" and was not told. */
  readonly isAgePresumed: boolean;
  readonly person: Person;
}

/** Whom the newest question is about, with everything the conversation has told of that one. */
export function readSubject({ question, history, person, profileName }: AdvisorRequest): Subject {
  const messages = [...history.filter(({ role }) => role === 'user').map(({ text }) => text), question];
  const { relation, words } = lastSpokenOf(messages);
  const told = words.map(factsIn).reduce((left, right) => mergePeople(right, left), emptyPerson);
  return relation === null
    ? { who: profileName ?? 'you', isOther: false, isAgePresumed: false, person: withTold(person, told, words) }
    : {
        who: `your ${relation}`,
        isOther: true,
        isAgePresumed: !tellsAnyAge.test(words.join(' ')),
        person: isAdultRelation(relation) && told.ageYears === null ? { ...told, ageGroup: 'adult' } : told,
      };
}

/** A person of whom nothing is known but what the words tell. */
export function personToldBy(words: string): Person {
  return readPerson({ age: null, gender: null, currentMedications: null, allergies: null, healthConcerns: words });
}

/** "My antidepressant" is the sertraline of the profile: a class says nothing more once a member of it is known. */
export function withoutNamedClasses<T extends { readonly id: string }>(
  named: readonly T[],
  known: readonly { readonly id: string }[],
): readonly T[] {
  const classes = known.flatMap(({ id }) =>
    id.startsWith('class:') ? [] : [...(findMedicineProfile(id)?.classes ?? [])],
  );
  return named.filter(({ id }) => !classes.some((each) => id === `class:${each}`));
}

/** The one the newest message speaks of, and all messages that spoke of the same one. */
function lastSpokenOf(messages: readonly string[]): { relation: string | null; words: readonly string[] } {
  let relation: string | null = null;
  const words = new Map<string | null, string[]>();
  for (const message of messages) {
    relation = relationSpokenOf(message, relation);
    words.set(relation, [...(words.get(relation) ?? []), message]);
  }
  return { relation, words: words.get(relation) ?? [] };
}

/** The profile with what its owner told since; an age of the profile stands. */
function withTold(person: Person, told: Person, words: readonly string[]): Person {
  const tellsAge = person.ageYears === null && words.some((message) => ownAge.test(message));
  const whole = mergePeople(person, tellsAge ? told : { ...told, ageYears: null, ageGroup: null });
  return { ...whole, medicines: withoutNamedClasses(whole.medicines, whole.medicines) };
}

const tellsAnyAge = /\d|\b(?:newborn|baby|infant|toddler)\b/i;
/** Only an age told of oneself: "my kids keep me up" tells of somebody else. */
const ownAge =
  /\b(?:i'?m|i am|im|i just turned|turned|turning|age|aged|at)\s+(?:\w+\s+){0,2}\d{1,3}\b|^\s*\d{2,3}\b|\b\d{2}\s?(?:f|m|yo|y\/o|years? old|yrs?)\b|\bin my \d0'?s\b|\b(?:teen(?:ager)?|elderly|pensioner)\b/i;

const tellsOfAllergy = /\ballerg|\bintoleran|\breact(?:ion|s|ed)? to\b|\bsensitive to\b/i;

function factsIn(message: string): Person {
  const facts = personToldBy(message);
  return {
    ...facts,
    herbs: [],
    allergens: tellsOfAllergy.test(message) ? facts.allergens : facts.allergens.filter(({ allergy }) => allergy),
  };
}
