import { aboutNamedHerbs } from './about-herbs/about-earlier.ts';
import { newsFirst } from './about-herbs/after-news.ts';
import { answerEnoughInFood } from './about-herbs/in-food.ts';
import type { Answering } from './answering.ts';
import { answerBleeding } from './limits/bleeding.ts';
import { answerKeepsItPrivate } from './limits/keeps-it-private.ts';
import { answerLowSugar, answerLowSugarSigns, answerTooLow } from './limits/low-sugar.ts';
import { onlyLimits } from './limits/only-limits.ts';
import { answerAboutYou, answerWhatIKnow } from './questions/about-you.ts';
import { answerAlreadyTaken } from './questions/already-taken.ts';
import { answerAllergicToIt } from './questions/allergic-to-it.ts';
import { answerCouldBeMyMedicine } from './questions/could-be-my-medicine.ts';
import { answerWhatToEat } from './questions/what-to-eat.ts';
import { answerHowWillIKnow } from './questions/how-will-i-know.ts';
import { answerAnotherPlant } from './questions/another-plant.ts';
import { answerBreathedIn } from './questions/breathed-in.ts';
import { answerBackToIt } from './questions/back-to-it.ts';
import { answerBabyTold } from './questions/baby-told.ts';
import { answerBesideTheBoneTablet } from './questions/beside-the-bone-tablet.ts';
import { answerAtTheSameTime } from './questions/at-the-same-time.ts';
import { answerBeforeTheSeason } from './questions/before-the-season.ts';
import { answerBeforeOrAfter } from './questions/before-or-after.ts';
import { answerAroundSurgery } from './questions/before-surgery.ts';
import { answerBestStudied } from './questions/best-studied.ts';
import { answerBetterThanMine } from './questions/better-than-mine.ts';
import { answerDidHarm } from './questions/did-harm.ts';
import { answerHasItKilled } from './questions/has-it-killed.ts';
import { answerHarmedBefore } from './questions/harmed-before.ts';
import { answerDoesIt } from './questions/does-it.ts';
import { answerDoubledUp } from './questions/doubled-up.ts';
import { answerDoubts } from './questions/doubts.ts';
import { answerWhichTeas } from './questions/everyday-teas.ts';
import { answerExplainedSimply } from './questions/explained-simply.ts';
import { answerFamilyHistory } from './questions/family-history.ts';
import { answerFarApart } from './questions/far-apart.ts';
import { answerForTheDoctor } from './questions/for-the-doctor.ts';
import { answerForThemToo } from './questions/for-them-too.ts';
import { answerFromTheWild } from './questions/from-the-wild.ts';
import { answerFromWhichWeek } from './questions/from-which-week.ts';
import { answerForgetsTablets } from './questions/forgets-tablets.ts';
import { answerGapForgotten } from './questions/gap-forgotten.ts';
import { answerHarmFeared } from './questions/harm-feared.ts';
import { answerHerbsByEffect } from './questions/herbs-by-effect.ts';
import { answerInShort } from './questions/in-short.ts';
import { answerInTheSun } from './questions/in-the-sun.ts';
import { answerInTurn } from './questions/in-turn.ts';
import { answerIntoTheMilk } from './questions/into-the-milk.ts';
import { answerIsItA } from './questions/is-it-a.ts';
import { answerItLasts } from './questions/it-lasts.ts';
import { answerJustALittle } from './questions/just-a-little.ts';
import { answerKeepsMeAwake } from './questions/keeps-me-awake.ts';
import { answerLeftOut } from './questions/left-out.ts';
import { answerLooksAndTaste } from './questions/looks-and-taste.ts';
import { answerMakesUpFor } from './questions/makes-up-for.ts';
import { answerMyMedicines } from './questions/my-medicines.ts';
import { answerNeatOrDiluted } from './questions/neat-or-diluted.ts';
import { answerMisread } from './questions/misread.ts';
import { answerMultivitamin } from './questions/multivitamin.ts';
import { answerNatural } from './questions/natural.ts';
import { answerNoHelpYet } from './questions/no-help-yet.ts';
import { answerNoHerbThere } from './questions/no-herb-there.ts';
import { answerNotForPurging } from './questions/not-for-purging.ts';
import { answerNothingThen } from './questions/nothing-then.ts';
import { answerNotAtHand } from './questions/not-at-hand.ts';
import { answerNothingHelps } from './questions/nothing-helps.ts';
import { answerOfThePlant } from './questions/of-the-plant.ts';
import { answerOfTheThing } from './questions/of-the-thing.ts';
import { answerOnBadDays } from './questions/on-bad-days.ts';
import { answerOnBrokenSkin } from './questions/on-broken-skin.ts';
import { answerOilsSwallowed } from './questions/oils-swallowed.ts';
import { answerOnTheFace } from './questions/on-the-face.ts';
import { answerOnlySometimes } from './questions/only-sometimes.ts';
import { answerOnlyOne } from './questions/only-one.ts';
import { answerOtherUses } from './questions/other-uses.ts';
import { particularConcern, readingAlone } from './questions/particular-concern.ts';
import { answerPrice } from './questions/price.ts';
import { answerPushback } from './questions/pushback.ts';
import { answerSameAsBefore } from './questions/same-as-before.ts';
import { answerSideTopic } from './questions/side-topic.ts';
import { answerGargled, answerGargleSwallowed } from './questions/as-a-gargle.ts';
import { answerStirredIn } from './questions/stirred-in.ts';
import { answerSmoked } from './questions/smoked.ts';
import { answerStopsCoffee } from './questions/stops-coffee.ts';
import { answerStopsDrinking } from './questions/stops-drinking.ts';
import { answerTriedBefore } from './questions/tried-before.ts';
import { answerOthersHabit } from './questions/others-habit.ts';
import { answerTheOtherOnes } from './questions/the-other-ones.ts';
import { answerSummedUp } from './questions/summed-up.ts';
import { answerTastedByAChild } from './questions/tasted-by-a-child.ts';
import { answerTellTheDoctor } from './questions/tell-the-doctor.ts';
import { answerHowItIsMade } from './questions/how-it-is-made.ts';
import { answerWhatIfItIrritates } from './questions/what-if-it-irritates.ts';
import { answerWhatIfItUpsets } from './questions/what-if-it-upsets.ts';
import { answerWhereThatIsRead } from './questions/where-it-is-read.ts';
import { answerWorseLyingDown } from './questions/worse-lying-down.ts';
import { answerCondomAsWell } from './questions/condom-as-well.ts';
import { answerWithACoil } from './questions/with-a-coil.ts';
import { answerWhatAWordMeans } from './questions/what-a-word-means.ts';
import { answerWhatIsInIt } from './questions/what-is-in-it.ts';
import { answerWhatToAvoid } from './questions/what-to-avoid.ts';
import { answerWhatToWatch } from './questions/what-to-watch.ts';
import { answerThatMedicine } from './questions/that-medicine.ts';
import { answerWhenToTakeWhat } from './questions/when-to-take-what.ts';
import { answerWhichAreSafe } from './questions/which-are-safe.ts';
import { answerWhichCuresIt } from './questions/which-cures-it.ts';
import { whyAgain } from './questions/why-again.ts';
import { answerWhyNotThatOne } from './questions/why-not-that-one.ts';
import { answerWhy } from './questions/why-of-a-herb.ts';
import { answerWithoutHerbs } from './questions/without-herbs.ts';
import { answerBesideGrapefruit } from './questions/beside-grapefruit.ts';
import { answerHowMuchCaffeine } from './questions/how-much-caffeine.ts';
import { answerIntoTheBody } from './questions/into-the-body.ts';
import { answerTakenUpBetter } from './questions/taken-up-better.ts';
import { answerWithoutItsCaffeine } from './questions/without-its-caffeine.ts';
import { answerAsStrongAs } from './questions/as-strong-as.ts';
import { answerWhichForm } from './questions/which-form.ts';

/** Each answers the questions that are its own and leaves the others to those after it. */
export const ownAnswers: readonly Answering[] = [
  answerMisread,
  answerAboutYou,
  answerWhatIKnow,
  answerNotForPurging,
  answerWorseLyingDown,
  answerTheOtherOnes,
  answerOthersHabit,
  answerLeftOut,
  answerWhyNotThatOne,
  answerKeepsMeAwake,
  answerHasItKilled,
  answerCouldBeMyMedicine,
  answerAllergicToIt,
  answerHowWillIKnow,
  answerWhatToEat,
  answerWhichCuresIt,
  answerIntoTheMilk,
  answerLowSugarSigns,
  answerTooLow,
  answerWhatAWordMeans,
  answerHowItIsMade,
  answerMultivitamin,
  answerInTheSun,
  answerCondomAsWell,
  answerWithACoil,
  answerOnTheFace,
  answerBreathedIn,
  answerWhatIfItIrritates,
  answerGargleSwallowed,
  answerGargled,
  answerStirredIn,
  answerSmoked,
  answerFromTheWild,
  answerWhatIfItUpsets,
  answerOilsSwallowed,
  answerIntoTheBody,
  answerBesideGrapefruit,
  answerHowMuchCaffeine,
  answerTakenUpBetter,
  answerBackToIt,
  answerNothingThen,
  answerNoHerbThere,
  answerPrice,
  answerOtherUses,
  answerLooksAndTaste,
  answerOnlyOne,
  answerInTurn,
  answerNeatOrDiluted,
  answerNatural,
  answerMakesUpFor,
  answerOnBadDays,
  answerOnBrokenSkin,
  answerWhereThatIsRead,
  answerSideTopic,
  answerTastedByAChild,
  answerTriedBefore,
  answerThatMedicine,
  answerAlreadyTaken,
  answerDidHarm,
  answerHarmedBefore,
  answerNoHelpYet,
  answerWithoutItsCaffeine,
  answerStopsCoffee,
  answerStopsDrinking,
  answerForTheDoctor,
  answerAroundSurgery,
  answerForgetsTablets,
  answerGapForgotten,
  answerFarApart,
  answerBeforeTheSeason,
  answerBeforeOrAfter,
  answerBesideTheBoneTablet,
  answerAtTheSameTime,
  answerWhenToTakeWhat,
  answerFromWhichWeek,
  answerJustALittle,
  answerDoubledUp,
  answerEnoughInFood,
  answerTellTheDoctor,
  answerForThemToo,
  answerWithoutHerbs,
  answerWhichAreSafe,
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
  answerAsStrongAs,
  answerWhichForm,
  answerOfTheThing,
  answerNothingHelps,
  answerBestStudied,
  answerNotAtHand,
  answerFamilyHistory,
  answerBetterThanMine,
  newsFirst,
  answerBabyTold,
  answerWhatIsInIt,
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
  answerOnlySometimes,
];
