import {
  answerBledBefore,
  answerNowPregnant,
  answerSwellingWhileExpecting,
  answerVitaminsWhileExpecting,
} from '../questions/who-takes-it/while-expecting.ts';
import { answerLiverAfterDrink } from './after-drink.ts';
import { answerAfterAFall } from './after-a-fall.ts';
import { answerOwnInPregnancy } from '../questions/medical-care/what-i-take-at-news.ts';
import type { Answering } from '../answering.ts';
import { answerSaltSubstituteUsed } from '../questions/choosing/salt-substitute-used.ts';
import { answerGoneMoldy } from '../questions/forms-and-preparation/gone-moldy.ts';
import { answerOilAsFood } from '../questions/forms-and-preparation/oils-swallowed.ts';
import { answerTinglesInTheMouth } from '../questions/harm/tingles-in-the-mouth.ts';
import { answerNewSign } from '../questions/complaints/new-sign.ts';
import { answerSharedBed } from '../questions/who-takes-it/shared-bed.ts';
import { answerParacetamolTwice } from './paracetamol-twice.ts';
import { answerHeartRaced } from '../questions/harm/heart-raced.ts';
import { answerEndedLately } from './ended-lately.ts';
import { answerEatsTooLittle } from './eats-too-little.ts';
import { answerHealersPowder } from './healers-powder.ts';
import { answerLaxativesForLong } from './laxatives-for-long.ts';
import { answerManyUnnamed } from './many-unnamed.ts';
import { answerLowVitaminD } from '../about-herbs/amounts/low-vitamin-d.ts';
import { answerBladderToldCalm } from './bladder-told-calm.ts';
import { answerAlcoholGoesOff } from '../questions/forms-and-preparation/alcohol-goes-off.ts';
import { answerComingOff } from '../questions/harm/coming-off.ts';
import { answerEatenRaw } from '../questions/forms-and-preparation/eaten-raw.ts';
import { answerKillsCells } from '../questions/harm/kills-cells.ts';
import { answerSwallowedBathWater } from '../questions/harm/swallowed-bath-water.ts';
import { answerIronInTheFamily } from './iron-in-the-family.ts';
import { answerSaltOnLithium, answerTooMuchLithium } from './salt-on-lithium.ts';
import { answerMedicineWhileNursing } from './while-carrying-or-nursing.ts';
import { answerTetanusShot } from './open-wound.ts';
import { answerWeeklyTakenDaily } from './weekly-taken-daily.ts';

/** What comes before any herb is weighed: too little food, what nobody can name, what was taken too often, what drove the heart, what is no food, a fever on top, a headline of killed cells. */
export const answersBeforeHerbs: readonly Answering[] = [
  answerOwnInPregnancy,
  answerAfterAFall,
  answerNowPregnant,
  answerBledBefore,
  answerVitaminsWhileExpecting,
  answerSwellingWhileExpecting,
  answerNewSign,
  answerTinglesInTheMouth,
  answerTetanusShot,
  answerLiverAfterDrink,
  answerSwallowedBathWater,
  answerLaxativesForLong,
  answerComingOff,
  answerLowVitaminD,
  answerBladderToldCalm,
  answerAlcoholGoesOff,
  answerEndedLately,
  answerEatsTooLittle,
  answerHealersPowder,
  answerManyUnnamed,
  answerWeeklyTakenDaily,
  answerHeartRaced,
  answerSaltOnLithium,
  answerTooMuchLithium,
  answerIronInTheFamily,
  answerMedicineWhileNursing,
  answerParacetamolTwice,
  answerSaltSubstituteUsed,
  answerSharedBed,
  answerGoneMoldy,
  answerOilAsFood,
  answerKillsCells,
  answerEatenRaw,
];
