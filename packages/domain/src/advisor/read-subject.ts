import { groupOf, isUnderage } from '../safety/age-group.ts';
import { emptyPerson, mergePeople, type Person } from '../safety/person.ts';
import type { AdvisorRequest } from './answer.ts';
import { withoutCorrected, withoutTakenByOthers } from './corrections.ts';
import { factsIn, personToldBy } from './message-facts.ts';
import { withoutNamedClasses } from './named-classes.ts';
import { allWrittenOut } from './replies.ts';
import { isAdultRelation, relationNamed, relationSpokenOf, whoseOf } from './relations.ts';
import type { Subject } from './subject.ts';

/** Whom the newest question is about, with everything the conversation has told of that one. */
export function readSubject(request: AdvisorRequest): Subject {
  const { question, history, person, profileName } = allWrittenOut(request);
  const messages = [...history.filter(({ role }) => role === 'user').map(({ text }) => text), question];
  const spoken = spokenIn(messages);
  const relation = spoken.at(-1)?.relation ?? null;
  const words = spoken.flatMap((each) => (each.relation === relation ? [each.message] : []));
  const told = spoken.reduce(
    (before, each) =>
      each.relation === relation ? withMessage(before, each.message) : withoutTakenByOthers(before, each.message),
    emptyPerson,
  );
  if (relation !== null) return somebody(relation, { told, words, messages });
  const isSpeaking = inFirstPerson.test(words.join(' ')) && !isUnderage(person);
  const isChildOf = profileName === null && isUnderage(person) && inThirdPerson.test(words.join(' '));
  return {
    who: isSpeaking ? 'you' : (profileName ?? (isChildOf ? 'the child' : 'you')),
    isOther: isChildOf,
    whose: isChildOf ? 'their' : 'your',
    isAgePresumed: false,
    person: withTold(person, told, words),
  };
}

/** Whether the newest message speaks of somebody else than the one before it. */
export function speaksOfAnother(messages: readonly string[]): boolean {
  const [newest, before] = spokenIn(messages).toReversed();
  return before !== undefined && before.relation !== newest?.relation;
}

/** Somebody of whom only the conversation tells. An age that was not told follows from the word, or from what was said of the children. */
function somebody(
  relation: string,
  { told, words, messages }: { told: Person; words: readonly string[]; messages: readonly string[] },
): Subject {
  const isAgePresumed = !tellsAnyAge.test(words.join(' '));
  const named = { who: `your ${relation}`, isOther: true, whose: whoseOf(relation) };
  if (isAdultRelation(relation))
    return { ...named, isAgePresumed, person: told.ageYears === null ? { ...told, ageGroup: 'adult' } : told };
  if (!isAgePresumed && told.ageYears !== null) return { ...named, isAgePresumed, person: told };
  const youngest = relation === 'little one' ? youngestOf(messages) : null;
  if (youngest !== null)
    return { ...named, isAgePresumed: false, person: { ...told, ageYears: youngest, ageGroup: groupOf(youngest) } };
  // Until the age is known nothing is offered that has a lower age limit.
  const { ageYears } = told.ageYears === null ? personToldBy(`my ${relation}`) : told;
  const years = /teen/.test(relation) ? teenYears : Math.min(ageYears ?? presumedYears, presumedYears);
  return { ...named, isAgePresumed, person: { ...told, ageYears: years, ageGroup: groupOf(years) } };
}

const presumedYears = 2;
const teenYears = 13;
const agesTold = /\b(\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o)\b/gi;

function youngestOf(messages: readonly string[]): number | null {
  const ages = messages.flatMap((message) => [...message.matchAll(agesTold)].map((match) => Number(match[1])));
  return ages.length === 0 ? null : Math.min(...ages);
}

/** A message and the one it speaks of. */
interface Spoken {
  readonly message: string;
  readonly relation: string | null;
}

/** Each message with the one it speaks of, as far as it can be told apart. */
function spokenIn(messages: readonly string[]): readonly Spoken[] {
  let relation: string | null = null;
  let named: string | null = null;
  return messages.map((message) => {
    named = relationNamed(message) ?? named;
    relation = relationSpokenOf(message, { before: relation, named });
    return { message, relation };
  });
}

/** The profile with what its owner told since; an age of the profile stands. */
function withTold(person: Person, told: Person, words: readonly string[]): Person {
  const tellsAge = person.ageYears === null && words.some((message) => ownAge.test(message));
  const whole = mergePeople(person, tellsAge ? told : { ...told, ageYears: null, ageGroup: null });
  return { ...whole, medicines: withoutNamedClasses(whole.medicines, whole.medicines) };
}

/** The one who writes is the one of the profile: "what can I take?" */
const inFirstPerson = /\b(?:i|i'm|im|i've|i'd|me|my|mine|myself)\b/i;
const inThirdPerson = /\b(?:he|she|him|her|his|hers|my (?:son|daughter|child|kid|boy|girl))\b/i;
const tellsAnyAge = /\d|\b(?:newborn|baby|infant|toddler)\b/i;
/** Only an age told of oneself: "my kids keep me up" tells of somebody else. */
const ownAge =
  /\b(?:i'?m|i am|im|i just turned|turned|turning|age|aged|at)\s+(?:\w+\s+){0,2}\d{1,3}\b|^\s*\d{2,3}\b|\b\d{2}\s?(?:f|m|yo|y\/o|years? old|yrs?)\b|\bin my \d0'?s\b|\b(?:teen(?:ager)?|elderly|pensioner)\b/i;

/** What was told so far with what the next message tells; it may also take something back. */
function withMessage(before: Person, message: string): Person {
  return mergePeople(factsIn(message), withoutCorrected(before, message));
}
