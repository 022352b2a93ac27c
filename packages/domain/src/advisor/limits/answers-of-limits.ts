import type { Answering } from '../answering.ts';
import { answerAfterDrink } from './after-drink.ts';
import { answerMalaria } from './malaria.ts';
import { answerRiskOfBirth } from './before-a-birth.ts';
import { answerPotency } from './potency-products.ts';

/** What is told of the body or taken already comes before any choice of a herb. */
export const answersOfLimits: readonly Answering[] = [
  answerAfterDrink,
  answerRiskOfBirth,
  answerPotency,
  answerMalaria,
];
