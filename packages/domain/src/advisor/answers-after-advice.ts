import { answerAfterThat } from './questions/amounts-and-timing/after-that.ts';
import { answerBeforeSport } from './questions/amounts-and-timing/before-sport.ts';
import {
  answerBagAgain,
  answerGummies,
  answerPacketSays,
  answerTeaBags,
} from './questions/forms-and-preparation/as-sold.ts';
import type { Answering } from './answering.ts';
import { answerNoneOfItAtAll } from './questions/choosing/none-of-it-at-all.ts';
import { answerAttackNow } from './questions/complaints/attack-now.ts';
import { answerHowBadItIs } from './questions/complaints/how-bad-it-is.ts';
import { answerAllergyOfKin } from './questions/harm/allergy-of-kin.ts';
import { answerLaterChildren } from './questions/harm/later-children.ts';
import { answerLikeAMedicine } from './questions/plants-and-names/like-a-medicine.ts';
import { answerComingOffFirst } from './limits/coming-off-first.ts';
import { answerStopsTheHerb } from './limits/stops-the-herb.ts';
import { answerBoughtAlready } from './questions/harm/bought-already.ts';
import { answerBleedsInside } from './questions/harm/bleeds-inside.ts';
import { answerLostInTheHeat } from './questions/forms-and-preparation/lost-in-the-heat.ts';
import { answerThroughTheSkin } from './questions/forms-and-preparation/through-the-skin.ts';
import { answerDrinkForMilk } from './limits/drink-for-milk.ts';
import { answerOnlyMilk } from './questions/who-takes-it/only-milk.ts';
import { answerHowSomebodyEats } from './questions/who-takes-it/how-somebody-eats.ts';
import { answerWhereNot } from './questions/harm/where-not.ts';
import { answerValueTold } from './questions/medical-care/value-told.ts';
import { answerHiddenBlend } from './questions/forms-and-preparation/hidden-blend.ts';
import { answerDoseChanged } from './questions/medical-care/dose-changed.ts';
import { answerKeepsWatch } from './questions/medical-care/keeps-watch.ts';
import { answerLayAdvice } from './questions/talk-about-the-answer/lay-advice.ts';
import { answerWhichWasIt } from './questions/talk-about-the-answer/which-was-it.ts';
import { answerAllRefused, answerTeased } from './questions/talk-about-the-answer/teased.ts';

/** What people tell or ask once something was advised or advised against. */
export const answersAfterAdvice: readonly Answering[] = [
  answerAllergyOfKin,
  answerOnlyMilk,
  answerDrinkForMilk,
  answerAttackNow,
  answerValueTold,
  answerHiddenBlend,
  answerComingOffFirst,
  answerStopsTheHerb,
  answerBleedsInside,
  answerThroughTheSkin,
  answerLostInTheHeat,
  answerLikeAMedicine,
  answerLaterChildren,
  answerHowSomebodyEats,
  answerHowBadItIs,
  answerNoneOfItAtAll,
  answerWhereNot,
  answerDoseChanged,
  answerKeepsWatch,
  answerLayAdvice,
  answerTeased,
  answerAllRefused,
  answerWhichWasIt,
  answerTeaBags,
  answerBagAgain,
  answerGummies,
  answerPacketSays,
  answerAfterThat,
  answerBeforeSport,
  answerBoughtAlready,
];
