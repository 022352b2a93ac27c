import type { UseKey } from '../herbs/use-keys.ts';
import type { Item } from '../safety/assess.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { unknownNames } from './closing.ts';
import { earlierHerbs, earlierUses } from './conversation.ts';
import { noCure } from './cures.ts';
import { cannotDiagnose } from './diagnosis.ts';
import { answerForConcern } from './for-concern.ts';
import { listed, paragraph } from './html.ts';
import { askBack, medicinesOnly, plainAnswer, unknownOnly, withLinesFirst } from './plain-answers.ts';
import { cannotPrescribe, keepYourMedicine } from './prescribed-medicines.ts';
import { declineOffTopic, ownRules } from './small-talk.ts';
import { thanksFor } from './told-facts.ts';
import { understand, type Understanding } from './understanding.ts';
import { fitToStage } from './wanted-uses.ts';

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
  aboutNamedHerbs,
  onlyLimits,
  offTopic,
  unknownSubject,
  aboutEarlierHerbs,
  withoutAWish,
];

function aboutNamedHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, herbs, medicines } = question;
  const namesInPassing = asks.ideas && wanted.length > 0 && !asks.checking && !asks.comparing && herbs.length > 1;
  const asksForOthers = asks.more && !asks.comparing;
  if (herbs.length === 0 || namesInPassing || asksForOthers) return null;
  const answer = answerAboutHerbs({
    ...question,
    items: [...herbs, ...medicines],
    areAlternatives: asks.comparing && !asks.together,
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

/** A question that points back: "how long until it works?", "I also take warfarin". */
function aboutEarlierHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, told, medicines } = question;
  const earlier = chosenOf(earlierHerbs(question), asks.which);
  if (earlier.length === 0) return null;
  const hasNewWish = wanted.length > 0 && !asks.earlier;
  const pointsBack = !asks.more && !hasNewWish && (asks.earlier || asks.buying || asks.checking || asks.which !== null);
  const isAbout = told.length > 0 ? wishOf(question).length === 0 : pointsBack;
  if (!isAbout) return null;
  const answer = answerAboutHerbs({
    ...question,
    asks: told.length > 0 ? { ...asks, checking: true } : asks,
    items: [...earlier, ...medicines],
    areAlternatives: !asks.together,
  });
  return withLinesFirst([...limitsOf(question), ...thanksIn(question)], answer);
}

/** Nobody has said what for: medicines, facts about a person, or a remark. */
function withoutAWish(question: Understanding): AdvisorAnswer | null {
  const { asks, subject, wanted, medicines, unrecognised, said } = question;
  const thanks = thanksIn(question);
  if (wishOf(question).length === 0) {
    if (thanks.length > 0) return plainAnswer(thanks.map(paragraph), starters);
    if (medicines.length === 0) return askBack(unrecognised, said);
    const answer = medicinesOnly(listed(medicines.map(({ name }) => name)));
    return { ...answer, unrecognised, blocks: [...unknownNames(unrecognised, said), ...answer.blocks] };
  }
  const asksForMore = asks.more || asks.ideas || asks.earlier || asks.buying;
  const isRemark = wanted.length === 0 && thanks.length === 0 && !asksForMore && !subject.isOther;
  return isRemark ? askBack(unrecognised, said) : null;
}

function answerFor(question: Understanding): AdvisorAnswer {
  const { avoidEffects, more: isMore } = question.asks;
  const answer = answerForConcern({ ...question, wanted: wishOf(question), avoidEffects, isMore });
  return withLinesFirst([...limitsOf(question), ...thanksIn(question)], answer);
}

/** What the question wants help with, else what the conversation last wanted. */
function wishOf(question: Understanding): readonly UseKey[] {
  const { wanted, subject } = question;
  return wanted.length > 0 ? wanted : fitToStage(earlierUses(question), subject.person.pregnant);
}

/** What has to be said before anything else. */
function limitsOf({ question, mentions, herbs, isTampering }: Understanding): string[] {
  return [
    isTampering ? ownRules : null,
    keepYourMedicine(question, mentions),
    cannotDiagnose(question),
    noCure(question),
    herbs.length === 0 ? cannotPrescribe(question, mentions) : null,
  ].filter((line) => line !== null);
}

function thanksIn({ told, wanted, subject }: Understanding): string[] {
  return told.length > 0 && wanted.length === 0 ? [thanksFor(told, subject)] : [];
}

/** "The second one" of the herbs spoken of; all of them when none is singled out. */
function chosenOf(herbs: readonly Item[], which: number | null): readonly Item[] {
  const chosen = which === null ? undefined : herbs.at(which);
  return chosen === undefined ? herbs : [chosen];
}

const starters = ['What helps me sleep?', 'What is good for digestion?'];
