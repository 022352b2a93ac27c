import { answerHoldsAlcohol } from './questions/forms-and-preparation/product-facts.ts';
import { answerPutOnABurn } from './questions/complaints/put-on-a-burn.ts';
import { answerHowOftenToMeasure } from './questions/medical-care/how-often-to-measure.ts';
import { answerLoadingPhase } from './questions/amounts-and-timing/loading-phase.ts';
import { answerUpsetSoWhatElse } from './questions/harm/upset-so-what-else.ts';
import { answerPetBesideIt } from './questions/harm/pet-beside-it.ts';
import { answerAloeEaten } from './questions/forms-and-preparation/aloe-eaten.ts';
import { answerIsItPoisonous } from './questions/harm/is-it-poisonous.ts';
import { answerKnownForSure } from './questions/plants-and-names/known-for-sure.ts';
import type { Answering } from './answering.ts';
import { answerDropsInOil } from './questions/forms-and-preparation/drops-in-oil.ts';
import { answerPoisonousPlants, answerSickPlant } from './questions/plants-and-names/plants-around.ts';
import { answerGrowingAndDrying } from './questions/plants-and-names/growing-and-drying.ts';
import { answerGrowingTogether } from './questions/plants-and-names/growing-together.ts';
import { answerDoesNotSuitMe } from './questions/harm/does-not-suit-me.ts';
import { answerWhichHoldsMore } from './questions/plants-and-names/which-holds-more.ts';
import { answerOnlyReports } from './questions/talk-about-the-answer/only-reports.ts';
import { answerUnprovenTests } from './questions/medical-care/unproven-tests.ts';
import { answerTestsBefore } from './questions/medical-care/tests-before.ts';
import { answerOnAnEmptyStomach } from './questions/harm/on-an-empty-stomach.ts';
import { answerWithoutAlcohol } from './questions/forms-and-preparation/without-alcohol.ts';
import { answerNotToSwallow, answerSwallowOrRub } from './questions/forms-and-preparation/swallow-or-rub.ts';
import { answerCookedWith } from './questions/forms-and-preparation/cooked-with.ts';
import { answerFreshOrDried } from './questions/forms-and-preparation/fresh-or-dried.ts';
import { answerMoods } from './questions/talk-about-the-answer/moods.ts';
import { answerKindsOfIt } from './questions/plants-and-names/kinds-of-it.ts';
import { answerPutOnSpots } from './questions/complaints/put-on-spots.ts';
import { answerAsADrink, answerDrunkInstead } from './questions/forms-and-preparation/drunk-instead.ts';
import { answerCupsADay } from './questions/plants-and-names/how-much-caffeine.ts';
import { answerDailyOrWhenNeeded } from './questions/amounts-and-timing/daily-or-when-needed.ts';
import { answerStartingLow } from './questions/amounts-and-timing/starting-low.ts';
import { answerTabletAndDrink } from './questions/amounts-and-timing/tablet-and-drink.ts';
import { answerWorthIt } from './questions/choosing/worth-it.ts';
import { answerWeightGain } from './questions/harm/weight-gain.ts';
import { answerWhyItActs } from './questions/plants-and-names/why-it-acts.ts';
import { answerWhichKind } from './questions/plants-and-names/which-kind.ts';
import { answerWhereItComesFrom } from './questions/plants-and-names/where-it-comes-from.ts';
import { answerWithWhichDrink } from './questions/forms-and-preparation/with-which-drink.ts';
import {
  answerHotOrCold,
  answerHowLongItSteeps,
  answerKeptInThePot,
  answerSwallowedOrSpat,
} from './questions/forms-and-preparation/in-the-pot.ts';

/** What is done with a plant or product at home, and what somebody does not get on with; the first that fits answers. */
export const answersOnHandling: readonly Answering[] = [
  answerPetBesideIt,
  answerKnownForSure,
  answerWhyItActs,
  answerIsItPoisonous,
  answerAloeEaten,
  answerUpsetSoWhatElse,
  answerOnlyReports,
  answerWhichHoldsMore,
  answerHowOftenToMeasure,
  answerUnprovenTests,
  answerTestsBefore,
  answerDoesNotSuitMe,
  answerOnAnEmptyStomach,
  answerWithoutAlcohol,
  answerSwallowOrRub,
  answerNotToSwallow,
  answerGrowingTogether,
  answerSickPlant,
  answerPoisonousPlants,
  answerGrowingAndDrying,
  answerFreshOrDried,
  answerKindsOfIt,
  answerCookedWith,
  answerDropsInOil,
  answerMoods,
  answerPutOnSpots,
  answerPutOnABurn,
  answerDrunkInstead,
  answerAsADrink,
  answerCupsADay,
  answerTabletAndDrink,
  answerWithWhichDrink,
  answerKeptInThePot,
  answerHowLongItSteeps,
  answerHotOrCold,
  answerSwallowedOrSpat,
  answerLoadingPhase,
  answerStartingLow,
  answerDailyOrWhenNeeded,
  answerWeightGain,
  answerWorthIt,
  answerWhichKind,
  answerWhereItComesFrom,
  answerHoldsAlcohol,
];
