import type { Answering } from './answering.ts';
import { answerNoneOfItAtAll } from './questions/choosing/none-of-it-at-all.ts';
import { answerAllergyOfKin } from './questions/harm/allergy-of-kin.ts';
import { answerWhereNot } from './questions/harm/where-not.ts';
import { answerDoseChanged } from './questions/medical-care/dose-changed.ts';
import { answerKeepsWatch } from './questions/medical-care/keeps-watch.ts';
import { answerLayAdvice } from './questions/talk-about-the-answer/lay-advice.ts';
import { answerWhichWasIt } from './questions/talk-about-the-answer/which-was-it.ts';
import { answerTeased } from './questions/talk-about-the-answer/teased.ts';

/** What people tell or ask once something was advised or advised against. */
export const answersAfterAdvice: readonly Answering[] = [
  answerAllergyOfKin,
  answerNoneOfItAtAll,
  answerWhereNot,
  answerDoseChanged,
  answerKeepsWatch,
  answerLayAdvice,
  answerTeased,
  answerWhichWasIt,
];
