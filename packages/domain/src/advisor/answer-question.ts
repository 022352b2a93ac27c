import { aboutEarlierHerbs, aboutNamedHerbs, asFood } from './about-herbs/about-earlier.ts';
import { answerForThemToo } from './questions/for-them-too.ts';
import { whyAgain } from './questions/why-again.ts';
import { afterNews, newsFirst } from './about-herbs/after-news.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerItLasts } from './questions/it-lasts.ts';
import { answerWhichTeas } from './questions/everyday-teas.ts';
import { answerAnotherPlant } from './questions/another-plant.ts';
import { answerFromWhichWeek } from './questions/from-which-week.ts';
import { answerGapForgotten } from './questions/gap-forgotten.ts';
import { answerDidHarm } from './questions/did-harm.ts';
import { answerNoHelpYet } from './questions/no-help-yet.ts';
import { answerWithoutItsCaffeine } from './questions/without-its-caffeine.ts';
import { answerWhereItIsRead } from './questions/where-it-is-read.ts';
import { answerDoubledUp } from './questions/doubled-up.ts';
import { answerDoubts } from './questions/doubts.ts';
import { answerTellTheDoctor } from './questions/tell-the-doctor.ts';
import { answerEnoughInFood } from './about-herbs/in-food.ts';
import { answerFarApart } from './questions/far-apart.ts';
import { particularConcern, readingAlone } from './questions/particular-concern.ts';
import { answerAlreadyTaken } from './questions/already-taken.ts';
import { answerAroundSurgery } from './questions/before-surgery.ts';
import { answerBleeding } from './limits/bleeding.ts';
import { answerLowSugar } from './limits/low-sugar.ts';
import { answerForTheDoctor } from './questions/for-the-doctor.ts';
import { answerKeepsItPrivate } from './limits/keeps-it-private.ts';
import { answerExplainedSimply } from './questions/explained-simply.ts';
import { answerInShort } from './questions/in-short.ts';
import { answerSummedUp } from './questions/summed-up.ts';
import { answerPushback } from './questions/pushback.ts';
import { answerAboutYou, answerWhatIKnow } from './questions/about-you.ts';
import { answerBestStudied } from './questions/best-studied.ts';
import { answerForTheWish } from './for-concerns/for-the-wish.ts';
import { answerUnknownAllergen } from './questions/unknown-allergen.ts';
import { answerUnknownComplaint } from './questions/unknown-complaint.ts';
import { cannotDiagnose } from './limits/diagnosis.ts';
import { paragraph } from './wording/html.ts';
import { limitsOf } from './limits/limits.ts';
import { answerNotAtHand } from './questions/not-at-hand.ts';
import { answerWhatIsInIt } from './questions/what-is-in-it.ts';
import { answerHerbsByEffect } from './questions/herbs-by-effect.ts';
import { answerOfTheThing } from './questions/of-the-thing.ts';
import { answerOfThePlant } from './questions/of-the-plant.ts';
import { answerFamilyHistory } from './questions/family-history.ts';
import { answerDoesIt } from './questions/does-it.ts';
import { answerHarmFeared } from './questions/harm-feared.ts';
import { answerBetterThanMine } from './questions/better-than-mine.ts';
import { answerSameAsBefore } from './questions/same-as-before.ts';
import { meantForAnother } from './limits/others-medicine.ts';
import { answerWithoutHerbs } from './questions/without-herbs.ts';
import { answerIsItA } from './questions/is-it-a.ts';
import { answerWhy } from './questions/why-of-a-herb.ts';
import { answerJustALittle } from './questions/just-a-little.ts';
import { answerWhenToTakeWhat } from './questions/when-to-take-what.ts';
import { withOwnWarning } from './about-herbs/shared-by-two.ts';
import { answerBabyTold } from './questions/baby-told.ts';
import { answerNothingHelps } from './questions/nothing-helps.ts';
import { amongMedicines } from './among-medicines.ts';
import { plainAnswer, unknownOnly, withLinesFirst } from './wording/plain-answers.ts';
import { asksForOneself } from './reading/asks-for-oneself.ts';
import { sideTopic, stillAboutAnAnimal, tellsOfAnAnimal } from './limits/side-topics.ts';
import { declineOffTopic } from './small-talk.ts';
import { surelyOffTopic } from './data/off-topic-phrases.ts';
import { inPlainWords } from './reading/follow-ups/in-plain-words.ts';
import type { Subject } from './reading/subject.ts';
import { understand, type Understanding } from './reading/understanding.ts';
import { answerStopsDrinking } from './questions/stops-drinking.ts';
import { answerWhatToWatch } from './questions/what-to-watch.ts';
import { answerLeftOut, withoutWarned } from './questions/left-out.ts';
import { answerNoHerbThere } from './questions/no-herb-there.ts';
import { answerNatural } from './questions/natural.ts';
import { answerInTurn } from './questions/in-turn.ts';
import { answerOnlyOne } from './questions/only-one.ts';
import { answerLooksAndTaste } from './questions/looks-and-taste.ts';
import { answerMyMedicines } from './questions/my-medicines.ts';
import { answerOtherUses } from './questions/other-uses.ts';
import { answerPrice } from './questions/price.ts';
import { answerWhatToAvoid } from './questions/what-to-avoid.ts';
import { starters, withoutAWish } from './without-a-wish.ts';

/** Answers a question that is neither an alarm nor small talk. */
export function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const { question, lines } = withoutWarned(understand(request));
  const own = firstOf(ownAnswers, question);
  const plain = own === null ? inPlainWords(question) : null;
  if (plain !== null) return answerQuestion(plain);
  const answer = own ?? firstOf(generalAnswers, question) ?? answerForTheWish(question);
  return withLinesFirst(lines, checkedFor(question.subject, answer));
}

/** Says whom the findings are about, where only the words of the question name them. */
function checkedFor({ isOther, who }: Subject, answer: AdvisorAnswer): AdvisorAnswer {
  return isOther && answer.checkedFor === undefined ? { ...answer, checkedFor: who } : answer;
}

function firstOf(
  answers: readonly ((question: Understanding) => AdvisorAnswer | null)[],
  question: Understanding,
): AdvisorAnswer | null {
  for (const answer of answers) {
    const given = answer(question);
    if (given) return withOwnWarning(question, given);
  }
  return null;
}

/** Each answers the questions that are its own and leaves the others to those after it. */
const ownAnswers: readonly ((question: Understanding) => AdvisorAnswer | null)[] = [
  answerAboutYou,
  answerWhatIKnow,
  answerLeftOut,
  answerNoHerbThere,
  answerPrice,
  answerOtherUses,
  answerLooksAndTaste,
  answerOnlyOne,
  answerInTurn,
  answerNatural,
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
  answerMyMedicines,
  answerPushback,
  answerDoubts,
  answerExplainedSimply,
  answerSummedUp,
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
];

/** What is left is about what was named, about what was spoken of, or not understood. */
const generalAnswers: readonly ((question: Understanding) => AdvisorAnswer | null)[] = [
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
  if (
    earlierHerbs.length > 0 &&
    !question.includes('?') &&
    question.length < longestRemark &&
    !surelyOffTopic.test(question)
  )
    return null;
  const decline = declineOffTopic(question);
  return decline && plainAnswer(decline.blocks, decline.followUps);
}

function unknownSubject(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, strangers, unrecognised, said } = question;
  if (strangers.length === 0) return null;
  const isTheMatter = asks.checking || (wanted.length === 0 && (!asks.pointing || question.earlierHerbs.length === 0));
  return isTheMatter ? unknownOnly(strangers, unrecognised, said) : null;
}
