import type { Answering } from './answering.ts';
import { answerStillOkAfterNews } from './about-herbs/still-ok-after-news.ts';
import { answersAfterAdvice } from './answers-after-advice.ts';
import { answerWhileFasting } from './questions/amounts-and-timing/while-fasting.ts';
import { answerAnotherPart } from './questions/plants-and-names/another-part.ts';
import { answerEndangered } from './questions/plants-and-names/endangered.ts';
import { answerGardenWork, answerGrownPoison, answerOfItsStory } from './questions/plants-and-names/plant-as-such.ts';
import { answerBesideAPoison, answerOnceAMedicine } from './questions/plants-and-names/poison-around.ts';
import { answerWhatWasAsked } from './questions/talk-about-the-answer/what-was-asked.ts';
import { answerWhatWasWarned } from './questions/talk-about-the-answer/what-was-warned.ts';
import { answerMisunderstood } from './questions/talk-about-the-answer/misunderstood.ts';
import { answerAsAList } from './questions/talk-about-the-answer/as-a-list.ts';
import { answerYesOrNoOnly } from './questions/talk-about-the-answer/yes-or-no-only.ts';
import { answerOwnConclusion } from './questions/talk-about-the-answer/own-conclusion.ts';
import { answerKnownSideEffect } from './questions/harm/caused-by-a-medicine.ts';
import { answerAboutYou, answerWhatIKnow } from './questions/who-takes-it/about-you.ts';
import { answerOfAnotherProfile } from './questions/who-takes-it/of-another-profile.ts';

/** What is asked of the talk itself or of the plant as such: no herb is chosen and no complaint is read. */
export const answeredFirst: readonly Answering[] = [
  answerWhatWasAsked,
  answerWhatWasWarned,
  answerMisunderstood,
  answerYesOrNoOnly,
  answerAsAList,
  answerKnownSideEffect,
  ...answersAfterAdvice,
  answerStillOkAfterNews,
  answerOfAnotherProfile,
  answerAboutYou,
  answerWhatIKnow,
  answerOwnConclusion,
  answerWhileFasting,
  answerEndangered,
  answerGardenWork,
  answerBesideAPoison,
  answerOnceAMedicine,
  answerGrownPoison,
  answerOfItsStory,
  answerAnotherPart,
];
