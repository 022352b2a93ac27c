import type { Answering } from './answering.ts';
import { aboutNamedHerbs } from './about-herbs/about-earlier.ts';
import { answerBleeding } from './limits/bleeding.ts';
import { answerLastingComplaint } from './questions/complaints/lasting-complaint.ts';
import { answerWasItThat } from './questions/complaints/was-it-that.ts';
import { particularConcern, readingAlone } from './questions/complaints/particular-concern.ts';
import { onlyLimits } from './limits/only-limits.ts';
import { answerOnlySometimes } from './questions/amounts-and-timing/only-sometimes.ts';

/** Of the herbs that are named, and what is left of complaints. */
export const answersOfNamed: readonly Answering[] = [
  aboutNamedHerbs,
  answerBleeding,
  answerWasItThat,
  answerLastingComplaint,
  readingAlone,
  particularConcern,
  onlyLimits,
  answerOnlySometimes,
];
