import { answerBetweenMedicines } from './among-medicines.ts';
import { newsFirst } from './about-herbs/after-news.ts';
import { answerEnoughInFood } from './about-herbs/amounts/in-food.ts';
import { answeredFirst } from './answered-first.ts';
import type { Answering } from './answering.ts';
import { answersBeforeHerbs } from './limits/answers-before-herbs.ts';
import { answersBesideMedicines } from './answers-beside-medicines.ts';
import { answersOfLimits } from './limits/answers-of-limits.ts';
import { answerKeepsItPrivate } from './limits/keeps-it-private.ts';
import { answerAtTheSameTime } from './questions/amounts-and-timing/at-the-same-time.ts';
import { answerBeforeOrAfter } from './questions/amounts-and-timing/before-or-after.ts';
import { answerBeforeTheSeason } from './questions/amounts-and-timing/before-the-season.ts';
import { answerBetterAbsorption } from './questions/amounts-and-timing/better-absorption.ts';
import { answerForgottenGap } from './questions/amounts-and-timing/forgotten-gap.ts';
import { answerFromWhichWeek } from './questions/amounts-and-timing/from-which-week.ts';
import { answerHoursApart } from './questions/amounts-and-timing/hours-apart.ts';
import { answerJustALittle } from './questions/amounts-and-timing/just-a-little.ts';
import { answerMissedDose } from './questions/amounts-and-timing/missed-dose.ts';
import { answerOnBadDays } from './questions/amounts-and-timing/on-bad-days.ts';
import { answerOneAfterAnother } from './questions/amounts-and-timing/one-after-another.ts';
import { answerWhenToTakeWhat } from './questions/amounts-and-timing/when-to-take-what.ts';
import { answerBestStudied } from './questions/choosing/best-studied.ts';
import { answerHowBig } from './questions/choosing/how-big.ts';
import { answerHerbsByEffect } from './questions/choosing/herbs-by-effect.ts';
import { answerOnlyOneHerb } from './questions/choosing/only-one-herb.ts';
import { answerOtherUses } from './questions/choosing/other-uses.ts';
import { answerPrice } from './questions/choosing/price.ts';
import { answerTheOtherOnes } from './questions/choosing/the-other-ones.ts';
import { answerWhichCuresIt } from './questions/choosing/which-cures-it.ts';
import { answerWhyNotThatOne } from './questions/choosing/why-not-that-one.ts';
import { answerBetterThanMyMedicine } from './questions/combinations/better-than-my-medicine.ts';
import { answerBothTheSameWay } from './questions/combinations/both-the-same-way.ts';
import { answerCancelsOut } from './questions/combinations/cancels-out.ts';
import { answerCondomAsWell } from './questions/combinations/condom-as-well.ts';
import { answerGrapefruitRelatives } from './questions/combinations/grapefruit-relatives.ts';
import { answerMultivitamin } from './questions/combinations/multivitamin.ts';
import { answerMyMedicines } from './questions/combinations/my-medicines.ts';
import { answerThatMedicine } from './questions/combinations/that-medicine.ts';
import { answersOnAvoiding } from './answers-on-avoiding.ts';
import { answersOnHandling } from './answers-on-handling.ts';
import { answerWithACoil } from './questions/combinations/with-a-coil.ts';
import { answerWithBoneTablets } from './questions/combinations/with-bone-tablets.ts';
import { answerFoodsToLeave } from './questions/complaints/foods-to-leave.ts';
import { answerHowWillIKnow } from './questions/complaints/how-will-i-know.ts';
import { answerNoHelpYet } from './questions/complaints/no-help-yet.ts';
import { answerNoHerbForIt } from './questions/complaints/no-herb-for-it.ts';
import { answerNotForPurging } from './questions/complaints/not-for-purging.ts';
import { answerNothingHelps } from './questions/complaints/nothing-helps.ts';
import { answerReturnToActivity } from './questions/complaints/return-to-activity.ts';
import { answerStopsCoffee } from './questions/complaints/stops-coffee.ts';
import { answerStopsDrinking } from './questions/complaints/stops-drinking.ts';
import { answerTriedBefore } from './questions/complaints/tried-before.ts';
import { answerWhatIsLeft } from './questions/complaints/what-is-left.ts';
import { answerWhatToEat } from './questions/complaints/what-to-eat.ts';
import { answerWithoutHerbs } from './questions/complaints/without-herbs.ts';
import { answerWorseLyingDown } from './questions/complaints/worse-lying-down.ts';
import { answerGargled, answerGargleSwallowed } from './questions/forms-and-preparation/as-a-gargle.ts';
import { answerDecaffeinated } from './questions/forms-and-preparation/decaffeinated.ts';
import { answerHowItIsMade } from './questions/forms-and-preparation/how-it-is-made.ts';
import { answerInhaled } from './questions/forms-and-preparation/inhaled.ts';
import { answerIntoTheBody } from './questions/forms-and-preparation/into-the-body.ts';
import { answerNeatOrDiluted } from './questions/forms-and-preparation/neat-or-diluted.ts';
import { answerOilsSwallowed } from './questions/forms-and-preparation/oils-swallowed.ts';
import { answerOnBrokenSkin } from './questions/forms-and-preparation/on-broken-skin.ts';
import { answerOnTheFace } from './questions/forms-and-preparation/on-the-face.ts';
import { answerProductFacts } from './questions/forms-and-preparation/product-facts.ts';
import { answerRubsForAChild } from './questions/forms-and-preparation/rubs-for-a-child.ts';
import { answerSmoked } from './questions/forms-and-preparation/smoked.ts';
import { answerStirredIn } from './questions/forms-and-preparation/stirred-in.ts';
import { answerStrengthOfForms } from './questions/forms-and-preparation/strength-of-forms.ts';
import { answerFromAnotherSource } from './questions/forms-and-preparation/from-another-source.ts';
import { answerWhyTheySayIt } from './questions/talk-about-the-answer/why-they-say-it.ts';
import { answerWhichForm } from './questions/forms-and-preparation/which-form.ts';
import { answerAfterAReaction } from './questions/harm/after-a-reaction.ts';
import { answerMayBePregnant } from './questions/harm/protection-lost.ts';
import { answerAllergicToIt, answerOnlyOfTheOther } from './questions/harm/allergic-to-it.ts';
import { answerSerotoninSigns } from './questions/harm/serotonin-signs.ts';
import { answerAlreadyTaken } from './questions/harm/already-taken.ts';
import { answerCausedByAMedicine } from './questions/harm/caused-by-a-medicine.ts';
import { answerDeathsOnRecord } from './questions/harm/deaths-on-record.ts';
import { answerFearedHarm } from './questions/harm/feared-harm.ts';
import { answerInTheSun } from './questions/harm/in-the-sun.ts';
import { answerKeepsMeAwake } from './questions/harm/keeps-me-awake.ts';
import { answerMedicineItself } from './questions/harm/medicine-itself.ts';
import { answerReportedSideEffect } from './questions/harm/reported-side-effect.ts';
import { answerTastedByAChild } from './questions/harm/tasted-by-a-child.ts';
import { answerWhatIfItIrritates } from './questions/harm/what-if-it-irritates.ts';
import { answerWhatIfItUpsets } from './questions/harm/what-if-it-upsets.ts';
import { answerWhatToWatch } from './questions/harm/what-to-watch.ts';
import { answerAroundSurgery, answerTooLateToStop } from './questions/medical-care/before-surgery.ts';
import { answerForTheDoctor } from './questions/medical-care/for-the-doctor.ts';
import { answerForgetsTablets } from './questions/medical-care/forgets-tablets.ts';
import { answerListNotAtHand } from './questions/medical-care/list-not-at-hand.ts';
import { answerTellTheDoctor } from './questions/medical-care/tell-the-doctor.ts';
import { answerAnotherPlant } from './questions/plants-and-names/another-plant.ts';
import { answerFromTheWild } from './questions/plants-and-names/from-the-wild.ts';
import { answerHerbProperty } from './questions/plants-and-names/herb-properties.ts';
import { answerHowMuchCaffeine } from './questions/plants-and-names/how-much-caffeine.ts';
import { answerKnownEffects } from './questions/plants-and-names/known-effects.ts';
import { answerLooksAndTaste } from './questions/plants-and-names/looks-and-taste.ts';
import { answerPlantFacts } from './questions/plants-and-names/plant-facts.ts';
import { answerSubstanceOrPlant } from './questions/plants-and-names/substance-or-plant.ts';
import { answerSameAsBefore } from './questions/plants-and-names/same-as-before.ts';
import { answerWhatAWordMeans } from './questions/plants-and-names/what-a-word-means.ts';
import { answerWhatIsInIt } from './questions/plants-and-names/what-is-in-it.ts';
import { answerWhy } from './questions/plants-and-names/why-of-a-herb.ts';
import { answerDoubts } from './questions/talk-about-the-answer/doubts.ts';
import { answerExplainedSimply } from './questions/talk-about-the-answer/explained-simply.ts';
import { answerInShort } from './questions/talk-about-the-answer/in-short.ts';
import { answerNaturalMeansSafe } from './questions/talk-about-the-answer/natural-means-safe.ts';
import { answerPushback } from './questions/talk-about-the-answer/pushback.ts';
import { answerReasonsAgain } from './questions/talk-about-the-answer/reasons-again.ts';
import { answerSeenInPeople } from './questions/talk-about-the-answer/seen-in-people.ts';
import { answerSideTopic } from './questions/talk-about-the-answer/side-topic.ts';
import { answerSourcesOfConcern } from './questions/talk-about-the-answer/sources-of-the-answer.ts';
import { answerSummedUp } from './questions/talk-about-the-answer/summed-up.ts';
import { answerAdvisedAgainst } from './questions/who-takes-it/advised-against.ts';
import { answerAgeOfBaby } from './questions/who-takes-it/age-of-the-baby.ts';
import { answerFamilyHistory } from './questions/who-takes-it/family-history.ts';
import { answerForThemToo } from './questions/who-takes-it/for-them-too.ts';
import { answerIntoTheMilk } from './questions/who-takes-it/into-the-milk.ts';
import { answerSomeoneElseTakesIt } from './questions/who-takes-it/someone-else-takes-it.ts';

/** Each answers the questions that are its own and leaves the others to those after it. */
export const ownAnswers: readonly Answering[] = [
  ...answeredFirst,
  answerNotForPurging,
  ...answersBeforeHerbs,
  ...answersBesideMedicines,
  answerSerotoninSigns,
  answerBetweenMedicines,
  answerWorseLyingDown,
  answerTheOtherOnes,
  answerWhyTheySayIt,
  answerSomeoneElseTakesIt,
  answerAdvisedAgainst,
  answerWhyNotThatOne,
  answerKeepsMeAwake,
  answerDeathsOnRecord,
  answerCausedByAMedicine,
  answerMedicineItself,
  answerAllergicToIt,
  answerOnlyOfTheOther,
  answerHowWillIKnow,
  answerWhatToEat,
  answerFoodsToLeave,
  answerWhichCuresIt,
  answerIntoTheMilk,
  ...answersOfLimits,
  answerWhatAWordMeans,
  answerHowItIsMade,
  answerMultivitamin,
  answerInTheSun,
  answerRubsForAChild,
  answerCondomAsWell,
  answerMayBePregnant,
  answerWithACoil,
  ...answersOnHandling,
  answerOnTheFace,
  answerInhaled,
  answerWhatIfItIrritates,
  answerGargleSwallowed,
  answerGargled,
  answerStirredIn,
  answerSmoked,
  answerFromTheWild,
  answerWhatIfItUpsets,
  answerOilsSwallowed,
  answerIntoTheBody,
  answerGrapefruitRelatives,
  answerHowMuchCaffeine,
  answerBetterAbsorption,
  answerHowBig,
  answerReturnToActivity,
  answerWhatIsLeft,
  answerNoHerbForIt,
  answerPrice,
  answerOtherUses,
  answerLooksAndTaste,
  answerFromAnotherSource,
  answerWhichForm,
  answerOnlyOneHerb,
  answerOneAfterAnother,
  answerNeatOrDiluted,
  answerSeenInPeople,
  answerNaturalMeansSafe,
  answerBothTheSameWay,
  answerCancelsOut,
  answerOnBadDays,
  answerOnBrokenSkin,
  answerSourcesOfConcern,
  answerSideTopic,
  answerTastedByAChild,
  answerTriedBefore,
  answerThatMedicine,
  answerTooLateToStop,
  answerAlreadyTaken,
  answerReportedSideEffect,
  answerAfterAReaction,
  answerNoHelpYet,
  answerDecaffeinated,
  answerStopsCoffee,
  answerStopsDrinking,
  answerForTheDoctor,
  answerAroundSurgery,
  answerForgetsTablets,
  answerForgottenGap,
  answerHoursApart,
  answerBeforeTheSeason,
  answerBeforeOrAfter,
  answerWithBoneTablets,
  answerAtTheSameTime,
  answerWhenToTakeWhat,
  answerFromWhichWeek,
  answerJustALittle,
  answerMissedDose,
  answerEnoughInFood,
  answerTellTheDoctor,
  answerForThemToo,
  answerWithoutHerbs,
  ...answersOnAvoiding,
  answerKeepsItPrivate,
  answerMyMedicines,
  answerPushback,
  answerDoubts,
  answerExplainedSimply,
  answerSummedUp,
  answerInShort,
  answerWhatToWatch,
  answerAnotherPlant,
  answerStrengthOfForms,
  answerProductFacts,
  answerNothingHelps,
  answerBestStudied,
  answerListNotAtHand,
  answerFamilyHistory,
  answerBetterThanMyMedicine,
  newsFirst,
  answerAgeOfBaby,
  answerWhatIsInIt,
  answerSameAsBefore,
  answerFearedHarm,
  answerHerbProperty,
  answerWhy,
  answerReasonsAgain,
  answerHerbsByEffect,
  answerSubstanceOrPlant,
  answerPlantFacts,
  answerKnownEffects,
];
