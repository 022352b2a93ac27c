import type { Answering } from './answering.ts';
import { answerWhichAreSafe } from './questions/choosing/which-are-safe.ts';
import { answerForSomebody } from './questions/choosing/nothing-known-yet.ts';
import { answerNotTogether } from './questions/combinations/not-together.ts';
import { answerOilsToAvoid } from './questions/combinations/oils-to-avoid.ts';
import { answerWhatToAvoid } from './questions/combinations/what-to-avoid.ts';
import { answerWhichTeas } from './questions/choosing/everyday-teas.ts';

/** Which ones, of all there are, fit or do not fit a person or each other. */
export const answersOnAvoiding: readonly Answering[] = [
  answerOilsToAvoid,
  answerWhichAreSafe,
  answerNotTogether,
  answerWhatToAvoid,
  answerWhichTeas,
  answerForSomebody,
];
