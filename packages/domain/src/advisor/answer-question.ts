import { findHerb } from '../herbs/catalogue.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import type { Item } from '../safety/assess.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { asksForFacts } from './asks.ts';
import { suggestedBefore } from './avoided-herbs.ts';
import { answerBestStudied } from './best-studied.ts';
import { unknownNames } from './closing.ts';
import { addsToIt, earlierHerbs, earlierUses, offeredHerbs } from './conversation.ts';
import { noCure } from './cures.ts';
import { cannotDiagnose } from './diagnosis.ts';
import { answerForConcern, stillTheSameMark } from './for-concern.ts';
import { listed, oneOf, paragraph } from './html.ts';
import { inTheKitchen } from './in-food.ts';
import { answerNothingHelps } from './nothing-helps.ts';
import { askBack, medicinesOnly, plainAnswer, unknownOnly, withLinesFirst } from './plain-answers.ts';
import { askBeforeAdding, cannotPrescribe, keepYourMedicine } from './prescribed-medicines.ts';
import { reasonsAgainst } from './reasons.ts';
import { sideTopic } from './side-topics.ts';
import { declineOffTopic, ownRules } from './small-talk.ts';
import { thanksFor } from './told-facts.ts';
import { understand, type Understanding } from './understanding.ts';
import { fitToStage } from './wanted-uses.ts';
import { answerWhatToAvoid } from './what-to-avoid.ts';

/** Answers a question that is neither an alarm nor small talk. */
export function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const question = understand(request);
  for (const answer of answers) {
    const given = answer(question);
    if (given) return given;
  }
  return answerFor(question);
}

/** Each answers the questions that are its own and leaves the others to those after it. */
const answers: readonly ((question: Understanding) => AdvisorAnswer | null)[] = [
  beside,
  answerWhatToAvoid,
  answerNothingHelps,
  answerBestStudied,
  aboutNamedHerbs,
  onlyLimits,
  offTopic,
  unknownSubject,
  whyAgain,
  asFood,
  afterNews,
  aboutEarlierHerbs,
  withoutAWish,
];

function beside({ question, wanted, isTampering }: Understanding): AdvisorAnswer | null {
  const says = isTampering || wanted.length > 0 ? null : sideTopic(question);
  return says === null ? null : plainAnswer([paragraph(says)], starters);
}

function aboutNamedHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, herbs, medicines } = question;
  const namesInPassing = asks.ideas && wanted.length > 0 && !asks.checking && !asks.comparing && herbs.length > 1;
  const asksForOthers = asks.more && !asks.comparing;
  const before = earlierHerbs(question);
  const isBesides = asks.pointing && before.length > 1 && /\bwhich (?:one|of)\b/i.test(question.question);
  if (herbs.length === 0 || namesInPassing || asksForOthers || isBesides) return null;
  if (asks.inFood && wanted.length === 0) return inTheKitchen(question, herbs.map(eaten));
  const isAdded = addsToIt.test(question.question) && herbs.every(({ id }) => before.every((each) => each.id !== id));
  const answer = answerAboutHerbs({
    ...question,
    items: [...(isAdded ? before : []), ...herbs, ...medicines],
    areAlternatives: asks.comparing && !asks.together && !isAdded,
    wish: wishOf(question),
    isOneByOne: false,
    isOnlyVerdict: false,
  });
  return withLinesFirst(limitsOf(question), answer);
}

/** Nothing to add to what the advisor will not do. */
function onlyLimits(question: Understanding): AdvisorAnswer | null {
  const limits = limitsOf(question);
  const isAll = limits.length > 0 && question.wanted.length === 0;
  return isAll || question.isTampering || cannotDiagnose(question.question) !== null
    ? plainAnswer(limits.map(paragraph), starters)
    : null;
}

function offTopic({ question, wanted, medicines }: Understanding): AdvisorAnswer | null {
  if (wanted.length > 0 || medicines.length > 0) return null;
  const decline = declineOffTopic(question);
  return decline && plainAnswer(decline.blocks, decline.followUps);
}

function unknownSubject(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, strangers, unrecognised, said } = question;
  if (strangers.length === 0) return null;
  const isTheMatter = asks.checking || (wanted.length === 0 && earlierHerbs(question).length === 0);
  return isTheMatter ? unknownOnly(strangers, unrecognised, said) : null;
}

/** "Why not?": the reasons once more. */
function whyAgain(question: Understanding): AdvisorAnswer | null {
  const earlier = earlierHerbs(question);
  return question.asks.why && earlier.length > 0 ? reasonsAgainst(question, earlier) : null;
}

function eaten(herb: Item): Item {
  return { ...herb, form: 'food' };
}

/** "And just in cooking?" */
function asFood(question: Understanding): AdvisorAnswer | null {
  const earlier = earlierHerbs(question).map(eaten);
  if (!question.asks.inFood || question.wanted.length > 0 || earlier.length === 0) return null;
  return inTheKitchen(question, earlier);
}

/** "I forgot: I take warfarin", after herbs were suggested: which of them stay and which go. */
function afterNews(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, told, medicines, isForAnother } = question;
  const earlier = onceEach([...earlierHerbs(question), ...offeredHerbs(question)]).slice(0, mostGoneOver);
  if (told.length === 0 || wanted.length > 0 || isForAnother || asks.more || asks.instead || asksForFacts(asks))
    return null;
  if (earlier.length === 0) return null;
  return withLinesFirst(
    [...limitsOf(question), ...thanksIn(question)],
    answerAboutHerbs({
      ...question,
      asks: { ...asks, checking: true },
      items: [...earlier, ...medicines],
      areAlternatives: true,
      wish: wishOf(question),
      isOneByOne: earlier.length > 1,
      isOnlyVerdict: true,
    }),
  );
}

const mostGoneOver = 4;
const mostTogether = 3;

/** A question that points back: "how long until it works?", "which of them is all right?" */
function aboutEarlierHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, medicines } = question;
  const isOneByOne =
    asks.checking &&
    !asks.buying &&
    !asks.comparing &&
    /\b(?:which|any|all) of (?:them|those|these)\b/i.test(question.question);
  const earlier = isOneByOne || asks.together ? offeredHerbs(question) : chosenOf(earlierHerbs(question), asks.which);
  if (earlier.length === 0 || !pointsBack(question, earlier.length)) return null;
  const answer = answerAboutHerbs({
    ...question,
    items: [...(asks.together ? earlier.slice(0, mostTogether) : earlier), ...medicines],
    areAlternatives: !asks.together,
    wish: wishOf(question),
    isOneByOne,
    isOnlyVerdict: false,
  });
  return withLinesFirst(limitsOf(question), answer);
}

/** "Tried valerian, useless": others are wanted. */
function rejects({ asks, avoid }: Understanding): boolean {
  return avoid.length > 0 && !asks.checking && !asksForFacts(asks);
}

function onceEach(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Whether a question without a herb's name is about the herbs spoken of, rather than a wish of its own. */
function pointsBack(question: Understanding, herbsBefore: number): boolean {
  const { asks, wanted, isForAnother } = question;
  const before = earlierUses(question);
  const isSameWish = wanted.every((use) => before.includes(use));
  const refuses = rejects(question);
  if (asks.more || asks.instead || refuses || (isForAnother && !asks.pointing)) return false;
  if (wanted.length > 0 && !(asks.pointing && !isForAnother) && !(isSameWish && asksForFacts(asks))) return false;
  const wantsNew =
    herbsBefore > 1 || asks.form === 'topical' || /\b(?:what|which|some\w*|any\w*|a nice)\b/i.test(question.question);
  if (asks.form !== null && wantsNew && before.length > 0) return false;
  return (
    asks.earlier || asks.buying || asks.checking || asks.which !== null || asks.form !== null || asksForFacts(asks)
  );
}

/** Nobody has said what for: medicines, facts about a person, or a remark. */
function withoutAWish(question: Understanding): AdvisorAnswer | null {
  const { asks, isForAnother, wanted, medicines, unrecognised, said } = question;
  const thanks = thanksIn(question);
  if (wishOf(question).length === 0) {
    const next = question.subject.person.surgeryPlanned === null ? oneOf(whatNext, said) : beforeSurgery;
    if (thanks.length > 0) return plainAnswer([...thanks, next].map(paragraph), starters);
    if (medicines.length === 0) return askBack(unrecognised, said);
    const answer = medicinesOnly(listed(medicines.map(({ name }) => name)));
    return { ...answer, unrecognised, blocks: [...unknownNames(unrecognised, said), ...answer.blocks] };
  }
  const asksForMore =
    asks.more || asks.ideas || asks.earlier || asks.buying || asks.instead || asks.form !== null || rejects(question);
  const isRemark = wanted.length === 0 && thanks.length === 0 && !asksForMore && !isForAnother;
  return isRemark ? askBack(unrecognised, said) : null;
}

function answerFor(question: Understanding): AdvisorAnswer {
  const { asks } = question;
  const { avoidEffects, more, form } = asks;
  const wanted = form === 'topical' ? onTheSkin(wishOf(question)) : wishOf(question);
  const before = earlierUses(question);
  const isNewWish = question.isForAnother || !wanted.every((use) => before.includes(use));
  const isMore =
    more ||
    asks.instead ||
    rejects(question) ||
    (!isNewWish && question.said.includes(stillTheSameMark) && question.wanted.length > 0);
  const earlier = asks.instead ? earlierHerbs(question).map(({ id }) => id) : [];
  const avoid = isMore && !more ? [...question.avoid, ...earlier, ...suggestedBefore(question.said)] : question.avoid;
  const answer = answerForConcern({ ...question, wanted, avoid, avoidEffects, isMore, isNewWish, form });
  return withLinesFirst([...limitsOf(question), ...thanksIn(question)], answer);
}

/** What the question wants help with, else what the conversation last wanted. */
function wishOf(question: Understanding): readonly UseKey[] {
  const { wanted, subject, asks } = question;
  if (wanted.length > 0) return wanted;
  const before = earlierUses(question);
  if (before.length > 0) return fitToStage(before, subject.person.pregnant);
  return asks.more || asks.instead || rejects(question) ? usesOfLast(question) : [];
}

/** What the herb last spoken of is mostly taken for. */
function usesOfLast(question: Understanding): readonly UseKey[] {
  const [last] = earlierHerbs(question);
  const use =
    last === undefined ? undefined : findHerb(last.id)?.monograph?.uses.find(({ result }) => result === undefined);
  return use === undefined ? [] : [use.use];
}

/** Sore joints and muscles: what is rubbed in is studied under a use of its own. */
function onTheSkin(wanted: readonly UseKey[]): readonly UseKey[] {
  const isSore = wanted.some((use) => ['joints', 'pain', 'back-pain', 'muscles', 'inflammation'].includes(use));
  return isSore ? ['topical-pain'] : wanted;
}

/** What has to be said before anything else. */
function limitsOf({ question, mentions, herbs, isTampering, person }: Understanding): string[] {
  return [
    isTampering ? ownRules : null,
    keepYourMedicine(question, mentions) ?? askBeforeAdding(question, person.medicines),
    cannotDiagnose(question),
    noCure(question),
    herbs.length === 0 ? cannotPrescribe(question, mentions) : null,
  ].filter((line) => line !== null);
}

function thanksIn({ told, wanted, subject, said }: Understanding): string[] {
  return told.length > 0 && wanted.length === 0 ? [thanksFor(told, subject, said)] : [];
}

/** "The second one" of the herbs spoken of; all of them when none is singled out. */
function chosenOf(herbs: readonly Item[], which: number | null): readonly Item[] {
  const chosen = which === null ? undefined : herbs.at(which);
  return chosen === undefined ? herbs : [chosen];
}

const beforeSurgery =
  'Tell the surgeon and the anesthetist today of every herb and supplement you take. Many are stopped two weeks before, because they can add to bleeding or to the anesthetic. Which ones do you take? I will check each.';
const whatNext = ['What would you like help with?', 'What can I look up for you?', 'What shall I check or look for?'];

const starters = ['What helps me sleep?', 'What is good for digestion?'];
