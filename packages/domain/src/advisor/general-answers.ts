import { aboutEarlierHerbs } from './about-herbs/about-earlier.ts';
import { checkedAnew } from './about-herbs/checked-anew.ts';
import { afterNews, afterNewsInPassing } from './about-herbs/after-news.ts';
import { besideOwn } from './about-herbs/beside-own.ts';
import { asFood } from './about-herbs/amounts/in-food.ts';
import { amongMedicines } from './among-medicines.ts';
import type { AdvisorAnswer } from './answer.ts';
import type { Answering } from './answering.ts';
import { surelyOffTopic } from './data/off-topic-phrases.ts';
import { answerUnknownAllergen } from './questions/harm/unknown-allergen.ts';
import { answerUnknownComplaint } from './questions/complaints/unknown-complaint.ts';
import { answerGeneralSources } from './questions/talk-about-the-answer/sources-of-the-answer.ts';
import type { Understanding } from './reading/understanding.ts';
import { declineOffTopic } from './small-talk.ts';
import { withoutAWish } from './without-a-wish.ts';
import { plainAnswer, unknownOnly } from './wording/plain-answers.ts';

/** What is left is about what was named, about what was spoken of, or not understood. */
export const generalAnswers: readonly Answering[] = [
  offTopic,
  answerUnknownAllergen,
  unknownSubject,
  answerUnknownComplaint,
  besideOwn,
  amongMedicines,
  asFood,
  afterNews,
  ofThoseSpokenOf,
  answerGeneralSources,
  afterNewsInPassing,
  withoutAWish,
];

const longestRemark = 40;

function ofThoseSpokenOf(question: Understanding): AdvisorAnswer | null {
  return anyHerb.test(question.question) ? null : aboutEarlierHerbs(checkedAnew(question));
}

/** "Can any herb loosen that?" asks for one, and not of those that were spoken of. */
const anyHerb =
  /\b(?:is|are) there (?:really |actually |then )?(?:any|an?|some|no) (?:\w+ )?(?:herbs?|plants?|teas?|remed(?:y|ies)|spices?|supplements?) (?:at all )?(?:for|that|against|to|i can)\b|\b(?:can|could|does|do|is there|are there|would|might|will) (?:any|an?|some) (?:\w+ )?(?:herbs?|plants?|teas?|remed(?:y|ies))\b(?! (?:like|such as|with|instead|other|of (?:it|them|that)))[^.?!]{0,24}\b(?:help|loosen|ease|heal|mend|improve|fix|relieve|cure|soften|stop|slow|do)\w*\b[^.?!]{0,16}\?/i;

function offTopic({ question, wanted, medicines, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (wanted.length > 0 || medicines.length > 0) return null;
  // "Just for one flight", of a herb.
  if (
    earlierHerbs.length > 0 &&
    !question.includes('?') &&
    question.length < longestRemark &&
    !surelyOffTopic.test(question)
  )
    return null;
  const decline = declineOffTopic(question);
  return decline && plainAnswer(decline.blocks, decline.followUps);
}

/** "She used something called hocklebark for her tummy, what is it?" */
const asksWhatItIs = /\b(?:called|named|name (?:is|was))\b[^?]*\bwhat (?:is|was|'s) (?:it|that|this)\b/i;

function unknownSubject(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, strangers, unrecognised, said } = question;
  if (strangers.length === 0) return null;
  const isTheMatter =
    asks.checking ||
    asksWhatItIs.test(question.question) ||
    (wanted.length === 0 && (!asks.pointing || question.earlierHerbs.length === 0));
  return isTheMatter ? unknownOnly(strangers, unrecognised, said) : null;
}
