import { emptyPerson } from '../safety/person/empty-person.ts';
import { mergePeople, type Person } from '../safety/person/person.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerInWords } from './answer-in-words.ts';
import { joinAnswers, type OwnAnswer } from './join-answers.ts';
import { isLost, joined } from './questions-in-turn.ts';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';
import { answerAnimalAlarm } from './limits/animal-alarm.ts';
import { factsInWords } from './reading/letter/facts-in-words.ts';
import { drivesForALiving } from './questions/harm/before-driving.ts';
import { memberOf } from './reading/household/member-of-relation.ts';
import { isGrownByRole } from './reading/letter/kin-words.ts';
import { leftOff } from './reading/letter/left-off.ts';
import { peopleTold, type PersonTold } from './reading/letter/people-told.ts';
import { petIn } from './reading/letter/pets-told.ts';
import { sentencesOfStory } from './reading/story.ts';
import { tellsANeed } from './reading/letter/needs.ts';
import { namesAHerb } from './reading/named-things/names-a-herb.ts';
import { withoutNamedClasses } from './reading/named-things/named-classes.ts';
import { somebody } from './reading/person/read-subject.ts';
import type { Subject } from './reading/person/subject.ts';
import { escapeHtml, listed, paragraph } from './wording/html.ts';
import { plainAnswer } from './wording/plain-answers.ts';

/** Somebody of a long message as the advisor sees them, with what is asked for them. */
export interface Addressee {
  readonly told: PersonTold;
  readonly subject: Subject;
}

/** The people of a long message for whom something is asked, or who take something. */
export function addresseesOf(request: AdvisorRequest): readonly Addressee[] {
  const profile = request.chosen ?? request;
  const people = peopleTold(request.question, { person: profile.person, name: profile.profileName });
  return people
    .filter((each) => !each.isAside && (!each.isAcquaintance || isUnwellKin(each)) && !isUnborn(each, people))
    .map((told) => ({ told, subject: subjectOf(told, profileOf(told, request), people) }));
}

/** "The little one has worms": near kin, of whom no age and no illness is told. */
function isUnwellKin({ relation, isFar, needs, wishes }: PersonTold): boolean {
  return relation !== null && !isFar && needs.length + wishes.length > 0;
}

/** What the account knows of somebody in a letter: by the profile that is theirs, by name, or the only one of such an age and sex. */
function profileOf(each: PersonTold, request: AdvisorRequest): Person | null {
  const { household = [], chosen = request } = request;
  if (each.isOfProfile) return chosen.person;
  if (each.relation === null) return household.find(({ isMain }) => isMain)?.person ?? null;
  const called = household.find(({ name }) => name.toLowerCase() === each.name?.toLowerCase());
  if (called !== undefined || each.name !== null) return called?.person ?? null;
  const { ageYears, gender } = chosen.person;
  const writer = household.find(({ isMain }) => isMain) ?? { name: '', ageYears, gender, isMain: true };
  return memberOf(each.relation, [...each.story.values()].join(' '), { members: household, writer })?.person ?? null;
}

/** "Have I harmed the baby?", from one who carries it. */
function isUnborn({ relation, told }: PersonTold, people: readonly PersonTold[]): boolean {
  return (
    /^(?:baby|little one)$/.test(relation ?? '') && told.ageYears === null && people.some((each) => each.told.pregnant)
  );
}

/**
 * A long message that tells of several people, answered for each under a heading of their own, as if their profile had been chosen:
 * what was read of them stands there, so that it can be put right. Null where it is about one alone.
 */
export function answerForEachInLetter(
  request: AdvisorRequest,
  answer: (request: AdvisorRequest) => AdvisorAnswer,
): AdvisorAnswer | null {
  const { history } = request;
  const people = addresseesOf(request);
  const meant = people.filter(isAnswered);
  const [first, ...others] = [
    ...meant.map((each) => ({ name: each.subject.who, answer: answerFor(each, history, answer) })),
    ...answersForPets(request, answer),
  ];
  // Read at once, what is told of somebody else would be told of the one.
  const isOfOneAlone =
    others.length === 0 &&
    people.every((each) => each === meant[0] || !isKnownOf(each)) &&
    !isKnownOther(meant[0]?.told);
  // "I bought folic acid. When should she have it?": hers, whoever bought it.
  const isForAnother = others.length === 0 && meant[0]?.told.relation === null && isAskedForThem.test(request.question);
  return first === undefined || isOfOneAlone || isForAnother ? null : joinAnswers(first, others);
}

/** Of a pet only what is said in its sentence; nothing of the people holds for it. */
function answersForPets(
  request: AdvisorRequest,
  answer: (request: AdvisorRequest) => AdvisorAnswer,
): readonly OwnAnswer[] {
  return sentencesOfStory(request.question).flatMap((question) => {
    const pet = petIn(question);
    if (pet === null) return [];
    const asked = { question, history: [], person: emptyPerson, profileName: null, isOneOfSeveral: true };
    const given = answerAnimalAlarm(asked, findRedFlag(question)) ?? answer(asked);
    return given.level === 'none' && isLost(given)
      ? []
      : [{ name: `your ${pet}`, answer: { ...given, level: 'none' as const } }];
  });
}

function isAnswered({ told }: Addressee): boolean {
  return told.herbs.size + told.wishes.length + told.needs.length > 0;
}

/** Whether each of several people of a long message gets an answer of their own. */
export function isForSeveral(request: AdvisorRequest): boolean {
  return addresseesOf(request).filter(isAnswered).length > 1;
}

/** "Granny is 91 and on digoxin. I am her grandson, 30": what is known of the one may be read as somebody else's. */
function isKnownOther(told: PersonTold | undefined): boolean {
  return told !== undefined && told.relation !== null && told.told.ageYears !== null && told.told.medicines.length > 0;
}

const isAskedForThem =
  /\b(?:can|could|should|may|might|must|does|do|would|how (?:much|many|often) (?:can|should|may)|when (?:can|should|may)) (?:she|he|they)\b|\b(?:ok(?:ay)?|safe|fine|good|right|alright) for (?:her|him|them)\b/i;

/** Something is told of them that would be checked for the one: an illness of a mother's is no more than that. */
function isKnownOf({ told: { relation, told } }: Addressee): boolean {
  return relation !== null && (told.pregnant || told.breastfeeding || told.medicines.length > 0);
}

/** Of one person first what they take, then what is wished for them, as the turns of a talk with them. */
function answerFor(
  { told, subject }: Addressee,
  before: AdvisorRequest['history'],
  answer: (request: AdvisorRequest) => AdvisorAnswer,
): AdvisorAnswer {
  const questions = questionsFor(told);
  const isWished = told.wishes.length > 0;
  const story = [...told.story.values()].filter((words) => !questions.some((question) => question.includes(words)));
  const history: AdvisorRequest['history'][number][] = [
    // What was said before is of the one who writes, as far as anybody knows.
    ...(told.relation === null ? before : []),
    ...(isWished ? story : story.filter(drivesForALiving)).map((text) => ({ role: 'user' as const, text })),
  ];
  const answers = questions.map((question) => {
    const given = answer({
      question,
      history: [...history],
      person: subject.person,
      profileName: subject.isOther ? subject.who : null,
      isOfMember: subject.isOther,
      isOneOfSeveral: true,
    });
    history.push({ role: 'user', text: question }, { role: 'assistant', text: answerInWords(given.blocks.join('')) });
    return given;
  });
  const understood = answers.flatMap((each, place) =>
    isLost(each) ? { ...plainAnswer([notUnderstood(questions[place] ?? '')]), isLost: true } : each,
  );
  const given = understood.reduce(joined);
  return { ...given, blocks: [...whatWasRead(subject), ...given.blocks], checkedFor: subject.who };
}

/** No question of a letter goes without a word. */
function notUnderstood(question: string): string {
  return paragraph(
    escapeHtml(`I could not answer this: “${question}” Please ask it once more, in other words and alone.`),
  );
}

/** "Can he take saw palmetto capsules?", and what is wished for him besides. */
function questionsFor({
  relation,
  whose,
  herbs,
  wishes,
  needs,
  story,
  told,
}: PersonTold): readonly [string, ...string[]] {
  const one = relation === null ? 'I' : whose === 'her' ? 'she' : 'he';
  const names = [...new Set([...herbs.values()].map(({ words }) => words))];
  const stops = [...story.values()].flatMap((words) => leftOff(words, told) ?? [])[0];
  const [leaving, taking] = [
    stops === undefined ? [] : [`${one === 'I' ? 'I want' : `${one} wants`} to stop ${stops}.`],
    names.length > 0 ? [`Can ${one} take ${listed(names)}?`] : [],
  ];
  const isOpen = wishes.every((wish) => !tellsANeed(wish));
  const needed = isOpen ? needs.slice(0, mostNeeds) : [];
  const helping = needed.length > 0 && wishes.length === 0 ? [`What could help ${whom(one)}?`] : [];
  const isOneMatter = names.length === 0 || wishes.every(namesAHerb);
  if (isOneMatter)
    return [[...leaving, ...needed, ...taking, ...wishes, ...(names.length > 0 ? [] : helping)].join(' ')];
  return [[...leaving, ...taking].join(' '), [...needed, ...wishes].join(' ')];
}

function whom(one: string): string {
  return one === 'I' ? 'me' : one === 'she' ? 'her' : 'him';
}

const mostNeeds = 3;

function subjectOf(
  { relation, name, whose, told }: PersonTold,
  profile: Person | null,
  people: readonly PersonTold[],
): Subject {
  const person = profile === null ? told : withProfile(told, profile);
  if (relation === null) return { who: 'you', isOther: false, whose: 'your', isAgePresumed: false, person };
  // Of whom only the name is told, or what they do.
  const called =
    name !== null && name === relation ? name : isGrownByRole(relation) ? (name ?? `your ${relation}`) : null;
  if (called !== null)
    return {
      who: called,
      isOther: true,
      whose,
      isAgePresumed: false,
      person: person.ageYears === null ? { ...person, ageGroup: 'adult' } : person,
    };
  const kin = somebody(relation, { told: person, words: [`${relation}, ${person.ageYears ?? ''}`], messages: [] });
  const areAlike = people.filter((each) => each.relation === relation).length > 1;
  return name !== null && areAlike ? { ...kin, who: name } : kin;
}

/** An age of the profile stands. */
function withProfile(told: Person, profile: Person): Person {
  const whole = mergePeople(profile.ageYears === null ? told : { ...told, ageYears: null, ageGroup: null }, profile);
  return { ...whole, medicines: withoutNamedClasses(whole.medicines, whole.medicines) };
}

/** "I went by this: 71, tamsulosin, finasteride." */
function whatWasRead({ person }: Subject): readonly string[] {
  const facts = factsInWords(person);
  if (facts.length === 0) return [];
  return [paragraph(`I went by this: ${facts.slice(0, mostFacts).join(', ')}.`)];
}

const mostFacts = 8;
