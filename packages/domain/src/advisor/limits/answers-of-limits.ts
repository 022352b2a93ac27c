import { answerLowSugarSigns, answerTooLow } from './low-sugar.ts';
import type { Answering } from '../answering.ts';
import { answerAfterDrink } from './after-drink.ts';
import { answerTellsOfDrink } from '../questions/complaints/stops-drinking.ts';
import { answerKnownFromTreatment } from '../questions/harm/known-from-treatment.ts';
import { answerIsThatWhy } from '../questions/complaints/is-that-why.ts';
import { answerLumpWhileNursing } from './lump-while-nursing.ts';
import { answerMalaria } from './malaria.ts';
import { answerRiskOfBirth } from './before-a-birth.ts';
import { answerPotency } from './potency-products.ts';
import { answerSoreBesideStatin, answerSoreFromTraining } from './sore-from-training.ts';
import { answerWhetherToTell } from './whether-to-tell.ts';

/** What is told of the body or taken already comes before any choice of a herb. */
export const answersOfLimits: readonly Answering[] = [
  answerKnownFromTreatment,
  answerIsThatWhy,
  answerAfterDrink,
  answerTellsOfDrink,
  answerRiskOfBirth,
  answerPotency,
  answerMalaria,
  answerLowSugarSigns,
  answerTooLow,
  answerLumpWhileNursing,
  answerWhetherToTell,
  answerSoreFromTraining,
  answerSoreBesideStatin,
];
