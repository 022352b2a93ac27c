import type { Answering } from './answering.ts';
import { answerInsteadOfSalt } from './questions/choosing/instead-of-salt.ts';
import { answerSafestAlone } from './questions/choosing/safest-alone.ts';
import { answerWhatToDrink } from './questions/choosing/what-to-drink.ts';
import { answerGoesOnDrinking } from './questions/complaints/stops-drinking.ts';
import { answerFoodOrPills } from './questions/forms-and-preparation/food-or-pills.ts';
import { answerBeforeDriving } from './questions/harm/before-driving.ts';
import { answerWasWeakened } from './questions/harm/protection-lost.ts';
import { answerStopsThatToo } from './questions/medical-care/stops-that-too.ts';

/** How somebody who takes medicines eats, drinks, drives, chooses and asks what to stop; the first that fits answers. */
export const answersBesideMedicines: readonly Answering[] = [
  answerInsteadOfSalt,
  answerGoesOnDrinking,
  answerWhatToDrink,
  answerFoodOrPills,
  answerSafestAlone,
  answerBeforeDriving,
  answerStopsThatToo,
  answerWasWeakened,
];
