import { type Item } from '../safety/assess.ts';
import { usesFromText } from '../herbs/uses-from-text.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { findMedicineProfile } from '../medicines/catalogue.ts';
import { readText } from '../resolve/read.ts';
import { toItem } from '../safety/check.ts';
import { emptyPerson, mergePeople, type Person, readPerson } from '../safety/person.ts';
import type { AdvisorRequest } from './answer.ts';
import { gradeWords } from './grade-words.ts';

/** Whom a question is for: the person of the profile, or somebody the words name. */
export interface Subject {
  /** "Maria", "you", "your daughter". */
  readonly who: string;
  readonly isOther: boolean;
  /** An age that follows from a word such as "daughter" and was not told. */
  readonly isAgePresumed: boolean;
  readonly person: Person;
}

const relations =
  'daughters?|sons?|child|children|kids?|bab(?:y|ies)|infant|newborn|toddler|teen(?:ager)?|boy|girl|little one|husband|wife|spouse|partner|boyfriend|girlfriend|mother|father|mom|mum|dad|grand ?(?:mother|father|ma|pa|mom|dad|son|daughter|child|parents?)|granny|nana|friend|sister|brother|aunt|uncle|niece|nephew|cousin|neighbou?r|colleague|mother-in-law|father-in-law|parents?';
const ageBefore =
  '(?:\\d{1,3}(?:[- ]?(?:years?|yrs?|yo|y/o|months?|mos?|weeks?|days?))?(?:[- ]old)?\\s+|little\\s+|older\\s+|elder(?:ly)?\\s+|younger\\s+|teenage\\s+|small\\s+|newborn\\s+|pregnant\\s+|diabetic\\s+|best\\s+)*';
const theirs = `(?:my|our|the|a|an|his|her)\\s+${ageBefore}(${relations})`;
const otherPatterns = [
  new RegExp(`\\b(?:for|about|give|giving|gave|to)\\s+(?:it\\s+|this\\s+|that\\s+|them\\s+|to\\s+)*${theirs}\\b`, 'i'),
  new RegExp(
    `\\b${theirs}\\s+(?:has|have|had|is|are|was|takes?|taking|can'?t|cannot|can|could|should|may|suffers?|needs?|feels?|gets?|got|keeps?|wants?|would|will|also|who|with|aged?|\\(|,|'s|hurts?|cries|coughs?|sleeps?|doesn|isn|won|just|always|often)`,
    'i',
  ),
  new RegExp(`\\b(?:can|could|should|may|does|is|and|what about|how about|would)\\s+${theirs}\\b`, 'i'),
];
const anyChild =
  /\b(?:for|to|give|giving|ok for|safe for|in)\s+(?:a\s+|an\s+|my\s+|our\s+|the\s+)?(?:young\s+|small\s+|little\s+)?(child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|newborns?|teens?|teenagers?|\d{1,2}[- ]?(?:year|yr|month|week)s?[- ]?olds?)\b/i;
const agedOne = /\b(?:my|our)\s+\d{1,2}[- ]?(?:(?:years?|yrs?|months?|mos?|weeks?)[- ]?olds?|yo|y\/o)\b/i;
/** "baby 8 months with a cough", "teething baby, 7 months". */
const bareChild =
  /\b(?:baby|newborn|infant|toddler|child|boy|girl)\b[\s,(]+(?:of |aged? |is )?\d{1,2}\b|\b\d{1,2}[- ]?(?:months?|weeks?|days?)[- ]old\b|^\s*(?:teething )?(?:baby|toddler|infant|newborn)\b/i;
const self =
  /\bfor (?:me|myself)\b|\b(?:i|i'm|im|i've|i'd)\s+(?:have|has|am|take|took|feel|felt|need|want|suffer|get|got|can'?t|cannot|can|should|could|may|was|do|don'?t|drink|use|keep|struggle|'m|ve|also)\b|\bi'?m\b|\bmy\b/i;
/** Only an age told of oneself: "my kids keep me up" tells of somebody else. */
const ownAge =
  /\b(?:i'?m|i am|im|i just turned|turned|turning|age|aged|at)\s+(?:\w+\s+){0,2}\d{1,3}\b|^\s*\d{2,3}\b|\b\d{2}\s?(?:f|m|yo|y\/o|years? old|yrs?)\b|\bin my \d0'?s\b|\b(?:teen(?:ager)?|elderly|pensioner)\b/i;
const nursing =
  /\b(?:nursing|breast[- ]?feeding|pregnant with|expecting)\s+(?:my|a|our)\s+(?:\w+\s+){0,2}(?:baby|son|daughter|child|newborn)\b/i;

/** Whom the newest question is about, with everything the conversation has told of that one. */
export function readSubject({ question, history, person, profileName }: AdvisorRequest): Subject {
  const turns = [...history.filter(({ role }) => role === 'user').map(({ text }) => text), question];
  let present: string | null = null;
  const told = new Map<string | null, string[]>();
  for (const turn of turns) {
    present = subjectOf(turn, present);
    told.set(present, [...(told.get(present) ?? []), turn]);
  }
  const words = told.get(present) ?? [];
  const facts = words.map(factsIn).reduce((left, right) => mergePeople(right, left), emptyPerson);
  if (present === null) {
    const tellsAge = words.some((turn) => ownAge.test(turn));
    const own = person.ageYears === null && tellsAge ? facts : { ...facts, ageYears: null, ageGroup: null };
    const whole = mergePeople(person, own);
    const medicines = withoutNamedClasses(whole.medicines, whole.medicines);
    return { who: profileName ?? 'you', isOther: false, isAgePresumed: false, person: { ...whole, medicines } };
  }
  const isAgePresumed = !/\d|\b(?:newborn|baby|infant|toddler)\b/i.test(words.join(' '));
  const adult = isGrownUp(present) && facts.ageYears === null ? ({ ageGroup: 'adult' } as const) : {};
  return { who: `your ${present}`, isOther: true, isAgePresumed, person: { ...facts, ...adult } };
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

/** The relation a turn speaks of; null is the person asking. A turn that says nothing of it keeps the last one. */
function subjectOf(turn: string, present: string | null): string | null {
  const plain = turn.replaceAll('’', "'");
  if (nursing.test(plain)) return null;
  for (const pattern of otherPatterns) {
    const relation = pattern.exec(plain)?.[1];
    if (relation !== undefined) return relation.toLowerCase();
  }
  if (agedOne.test(plain)) return 'child';
  if (anyChild.test(plain) || bareChild.test(plain)) return 'child';
  return self.test(plain) ? null : present;
}

function isGrownUp(relation: string): boolean {
  return !/^(?:daughters?|sons?|child|children|kids?|bab|infant|newborn|toddler|teen|boy|girl|little one|grand ?(?:son|daughter|child)|niece|nephew)/.test(
    relation,
  );
}

function factsIn(turn: string): Person {
  const { herbs: _, ...facts } = readPerson({
    age: null,
    gender: null,
    currentMedications: null,
    allergies: null,
    healthConcerns: turn,
  });
  const saysAllergic = /\ballerg|\bintoleran|\breact(?:ion|s|ed)? to\b|\bsensitive to\b/i.test(turn);
  return {
    ...facts,
    herbs: [],
    allergens: saysAllergic ? facts.allergens : facts.allergens.filter(({ allergy }) => allergy),
  };
}

/** The herbs the conversation last spoke of: those asked about, or those suggested since. */
export function earlierHerbs({ history }: AdvisorRequest): readonly Item[] {
  for (const turn of history.toReversed()) {
    const text = turn.role === 'user' ? turn.text : titlesIn(turn.text);
    const named = readText(text).mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
    const seen = new Map(named.map((mention) => [mention.id, toItem({ ...mention, form: 'unspecified' })]));
    if (seen.size > 0) return [...seen.values()].slice(0, 3);
  }
  return [];
}

/** What an answer was about: its headings and the herbs it suggested, not names it dropped in passing. */
function titlesIn(answer: string): string {
  const grades = Object.values(gradeWords).join('|');
  const suggested = new RegExp(`([^\\n.:;-]{2,40}) \\((?:${grades})\\)\\.`, 'g');
  const titles = answer.split('\n').filter((line) => line.trim().length < 40 && !/[.:?!]/.test(line));
  return [...titles, ...[...answer.matchAll(suggested)].map((match) => match[1] ?? '')].join('\n');
}

/** What the last questions wanted help with. */
export function earlierUses({ history }: AdvisorRequest): readonly UseKey[] {
  const questions = history.filter(({ role }) => role === 'user').map(({ text }) => usesFromText(text));
  return questions.findLast((uses) => uses.length > 0) ?? [];
}

/** Everything the advisor has said so far. */
export function saidBefore({ history }: AdvisorRequest): string {
  return history
    .filter(({ role }) => role === 'assistant')
    .map(({ text }) => text)
    .join('\n');
}
