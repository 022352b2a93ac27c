import type { UseKey } from '../herbs/use-keys.ts';
import { gradeInList } from './grade-words.ts';
import { aboutEarlierHerbs, aboutNamedHerbs, asFood } from './about-earlier.ts';
import { answerForThemToo } from './for-them-too.ts';
import { whyAgain } from './why-again.ts';
import { afterNews, newsFirst } from './after-news.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { suggestedBefore } from './avoided-herbs.ts';
import { answerItLasts } from './it-lasts.ts';
import { answerWhichTeas } from './everyday-teas.ts';
import { answerAnotherPlant } from './another-plant.ts';
import { answerFromWhichWeek } from './from-which-week.ts';
import { answerGapForgotten } from './gap-forgotten.ts';
import { answerDidHarm } from './did-harm.ts';
import { answerNoHelpYet } from './no-help-yet.ts';
import { answerWithoutItsCaffeine } from './without-its-caffeine.ts';
import { answerWhereItIsRead } from './where-it-is-read.ts';
import { answerDoubledUp } from './doubled-up.ts';
import { answerDoubts } from './doubts.ts';
import { answerTellTheDoctor } from './tell-the-doctor.ts';
import { answerEnoughInFood } from './in-food.ts';
import { answerFarApart } from './far-apart.ts';
import { particularConcern, readingAlone } from './particular-concern.ts';
import { answerAlreadyTaken } from './already-taken.ts';
import { answerAroundSurgery } from './before-surgery.ts';
import { tellsNews } from './message-facts.ts';
import { answerBleeding, bleedsHeavily } from './bleeding.ts';
import { answerLowSugar } from './low-sugar.ts';
import { answerForTheDoctor } from './for-the-doctor.ts';
import { answerKeepsItPrivate } from './keeps-it-private.ts';
import { answerExplainedSimply } from './explained-simply.ts';
import { answerInShort } from './in-short.ts';
import { answerPushback } from './pushback.ts';
import { answerAboutYou, answerWhatIKnow } from './about-you.ts';
import { answerBestStudied } from './best-studied.ts';
import { stillTheSameMark } from './concern-suggestions.ts';
import { answerForConcern } from './for-concern.ts';
import { answerUnknownAllergen } from './unknown-allergen.ts';
import { answerUnknownComplaint } from './unknown-complaint.ts';
import { cannotDiagnose } from './diagnosis.ts';
import { paragraph } from './html.ts';
import { limitsOf, thanksIn } from './limits.ts';
import { answerNotAtHand } from './not-at-hand.ts';
import { answerWhatIsInIt } from './what-is-in-it.ts';
import { answerHerbsByEffect } from './herbs-by-effect.ts';
import { answerOfTheThing } from './of-the-thing.ts';
import { answerOfThePlant } from './of-the-plant.ts';
import { answerFamilyHistory } from './family-history.ts';
import { answerDoesIt } from './does-it.ts';
import { answerHarmFeared } from './harm-feared.ts';
import { answerBetterThanMine } from './better-than-mine.ts';
import { answerSameAsBefore } from './same-as-before.ts';
import { meantForAnother } from './others-medicine.ts';
import { answerWithoutHerbs } from './without-herbs.ts';
import { answerIsItA } from './is-it-a.ts';
import { answerWhy } from './why-of-a-herb.ts';
import { answerJustALittle } from './just-a-little.ts';
import { answerWhenToTakeWhat } from './when-to-take-what.ts';
import { withOwnWarning } from './shared-by-two.ts';
import { answerBabyTold } from './baby-told.ts';
import { answerNothingHelps } from './nothing-helps.ts';
import { amongMedicines } from './among-medicines.ts';
import { plainAnswer, unknownOnly, withLinesFirst } from './plain-answers.ts';
import { asksForOneself } from './asks-for-oneself.ts';
import { sideTopic, stillAboutAnAnimal, tellsOfAnAnimal } from './side-topics.ts';
import { declineOffTopic } from './small-talk.ts';
import { specialOf } from './topics.ts';
import { understand, type Understanding } from './understanding.ts';
import { answerStopsDrinking } from './stops-drinking.ts';
import { answerWhatToWatch } from './what-to-watch.ts';
import { answerWhatToAvoid } from './what-to-avoid.ts';
import { starters, withoutAWish } from './without-a-wish.ts';
import { rejects, wishOf } from './wish.ts';

/** Answers a question that is neither an alarm nor small talk. */
export function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const question = understand(request);
  for (const answer of answers) {
    const given = answer(question);
    if (given) return withOwnWarning(question, given);
  }
  return answerFor(question);
}

/** Each answers the questions that are its own and leaves the others to those after it. */
const answers: readonly ((question: Understanding) => AdvisorAnswer | null)[] = [
  answerAboutYou,
  answerWhatIKnow,
  beside,
  answerAlreadyTaken,
  answerDidHarm,
  answerNoHelpYet,
  answerWithoutItsCaffeine,
  answerStopsDrinking,
  answerForTheDoctor,
  answerAroundSurgery,
  answerGapForgotten,
  answerFarApart,
  answerWhenToTakeWhat,
  answerFromWhichWeek,
  answerJustALittle,
  answerDoubledUp,
  answerEnoughInFood,
  answerTellTheDoctor,
  answerForThemToo,
  answerWithoutHerbs,
  answerWhatToAvoid,
  answerWhichTeas,
  answerKeepsItPrivate,
  answerPushback,
  answerDoubts,
  answerExplainedSimply,
  answerInShort,
  answerWhatToWatch,
  answerAnotherPlant,
  answerOfTheThing,
  answerNothingHelps,
  answerBestStudied,
  answerNotAtHand,
  answerFamilyHistory,
  newsFirst,
  answerBabyTold,
  answerWhatIsInIt,
  answerBetterThanMine,
  answerSameAsBefore,
  answerHarmFeared,
  answerIsItA,
  answerWhy,
  whyAgain,
  answerHerbsByEffect,
  answerOfThePlant,
  answerDoesIt,
  aboutNamedHerbs,
  answerBleeding,
  answerItLasts,
  answerLowSugar,
  readingAlone,
  particularConcern,
  onlyLimits,
  offTopic,
  answerUnknownAllergen,
  unknownSubject,
  answerUnknownComplaint,
  amongMedicines,
  asFood,
  afterNews,
  aboutEarlierHerbs,
  answerWhereItIsRead,
  withoutAWish,
];

function beside({
  question,
  history,
  asks,
  wanted,
  herbs,
  earlierHerbs,
  isTampering,
}: Understanding): AdvisorAnswer | null {
  const hasAMatter =
    wanted.length > 0 || herbs.length > 0 || ((asks.buying || asks.sources) && earlierHerbs.length > 0);
  const animal = stillAboutAnAnimal(question, history);
  // "My dog barks at night. Can I take ginkgo?"
  if (herbs.length > 0 && asksForOneself(question) && tellsOfAnAnimal(question)) return null;
  const says = isTampering ? null : (animal ?? sideTopic(question, hasAMatter));
  return says === null ? null : plainAnswer([paragraph(says)], starters);
}

/** Nothing to add to what the advisor will not do. */
function onlyLimits(question: Understanding): AdvisorAnswer | null {
  const limits = limitsOf(question);
  const isAll = limits.length > 0 && question.wanted.length === 0;
  const isSettled =
    cannotDiagnose(question.question) !== null ||
    meantForAnother(
      question.question,
      question.mentions.filter(({ kind }) => kind === 'medicine'),
    ) !== null;
  return isAll || question.isTampering || isSettled ? plainAnswer(limits.map(paragraph), starters) : null;
}

const longestRemark = 40;

function offTopic({ question, wanted, medicines, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (wanted.length > 0 || medicines.length > 0) return null;
  // "Just for one flight", of a herb.
  if (earlierHerbs.length > 0 && !question.includes('?') && question.length < longestRemark) return null;
  const decline = declineOffTopic(question);
  return decline && plainAnswer(decline.blocks, decline.followUps);
}

function unknownSubject(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, strangers, unrecognised, said } = question;
  if (strangers.length === 0) return null;
  const isTheMatter = asks.checking || (wanted.length === 0 && (!asks.pointing || question.earlierHerbs.length === 0));
  return isTheMatter ? unknownOnly(strangers, unrecognised, said) : null;
}

function answerFor(question: Understanding): AdvisorAnswer {
  const { asks } = question;
  const { avoidEffects, more, form } = asks;
  const wanted = form === 'topical' ? onTheSkin(wishOf(question)) : wishOf(question);
  const before = question.earlierUses;
  const isNarrower = onlyThis.test(question.question) && specialOf(wanted).length < specialOf(before).length;
  const isNewWish = isNarrower || question.isForAnother || !specialOf(wanted).every((use) => before.includes(use));
  // What was just told may leave some of what was offered: they are named again.
  const isLeft = asks.instead && tellsNews(question.history.findLast(({ role }) => role === 'user')?.text ?? '');
  const asksForOthers = more || (asks.instead && !isLeft) || rejects(question);
  const isOther = asksForOthers && question.earlierHerbs.length > 0;
  const isMore =
    (isOther && gradeInList.test(question.said)) ||
    (!isNewWish && question.said.includes(stillTheSameMark) && question.wanted.length > 0);
  const earlier = asks.instead && !isLeft ? question.earlierHerbs.map(({ id }) => id) : [];
  const avoid =
    (isMore || isOther) && !more ? [...question.avoid, ...earlier, ...suggestedBefore(question.said)] : question.avoid;
  const answer = answerForConcern({
    ...question,
    wanted,
    avoid,
    refused: question.avoid,
    avoidEffects: bleedsHeavily(question) ? [...avoidEffects, 'bleeding', 'contains-salicylate'] : avoidEffects,
    isMore,
    isNewWish,
    form,
    particulars: question.wanted.length > 0 ? question.particulars : question.earlierParticulars,
  });
  return withLinesFirst([...limitsOf(question), ...thanksIn(question)], answer);
}

/** "Just the migraines, please": of several complaints one. */
const onlyThis = /^\W*(?:ok(?:ay)?,? |well,? |let'?s |and )*(?:just|only|mainly|first|start with)\b/i;

/** Sore joints and muscles: what is rubbed in is studied under a use of its own. */
function onTheSkin(wanted: readonly UseKey[]): readonly UseKey[] {
  const sore = wanted.filter((use) => ['joints', 'pain', 'back-pain', 'muscles', 'inflammation'].includes(use));
  return sore.length > 0 ? [...sore.filter((use) => use !== 'inflammation'), 'topical-pain'] : wanted;
}
