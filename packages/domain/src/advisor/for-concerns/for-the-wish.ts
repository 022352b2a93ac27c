import type { UseKey } from '../../herbs/use-keys.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { bleedsHeavily } from '../limits/bleeding.ts';
import { limitsOf, thanksIn } from '../limits/limits.ts';
import { suggestedBefore } from '../reading/avoided-herbs.ts';
import { tellsNews } from '../reading/message-facts.ts';
import { specialOf } from '../reading/topics.ts';
import type { Understanding } from '../reading/understanding.ts';
import { rejects, wishOf } from '../reading/wish.ts';
import { gradeInList } from '../wording/grade-words.ts';
import { withLinesFirst } from '../wording/plain-answers.ts';
import { stillTheSameMark } from './concern-suggestions.ts';
import { answerForConcern } from './for-concern.ts';

/** What may help with what is wanted: now, or what was wanted before. */
export function answerForTheWish(question: Understanding): AdvisorAnswer {
  const { asks } = question;
  const { avoidEffects, more, form } = asks;
  const wanted = form === 'topical' ? onTheSkin(wishOf(question)) : wishOf(question);
  const before = question.earlierUses;
  const isNarrower = onlyThis.test(question.question) && specialOf(wanted).length < specialOf(before).length;
  const isNewWish = isNarrower || question.isForAnother || !specialOf(wanted).every((use) => before.includes(use));
  // What was just told may leave some of what was offered: they are named again.
  const isLeft = asks.instead && isNewsAfterOffer(question);
  const asksForOthers = more || (asks.instead && !isLeft) || rejects(question);
  const isOther = asksForOthers && question.earlierHerbs.length > 0;
  const isMore =
    (isOther && gradeInList.test(question.said)) ||
    (!isNewWish && question.said.includes(stillTheSameMark) && question.wanted.length > 0);
  const earlier = asks.instead && !isLeft ? question.earlierHerbs.map(({ id }) => id) : [];
  const avoid =
    (isMore || isOther) && !more
      ? [...question.avoid, ...earlier, ...suggestedBefore(question.history)]
      : question.avoid;
  const answer = answerForConcern({
    ...question,
    wanted,
    avoid,
    refused: question.avoid,
    avoidEffects: bleedsHeavily(question) ? [...avoidEffects, 'bleeding', 'contains-salicylate'] : avoidEffects,
    isMore,
    isNewWish,
    form,
    particulars: question.wanted.length > 0 ? question.particulars : question.earlierParticulars,
  });
  return withLinesFirst([...limitsOf(question), ...thanksIn(question)], answer);
}

/** What came with the first wish was heeded in what was offered. */
function isNewsAfterOffer({ history }: Understanding): boolean {
  const place = history.findLastIndex(({ role }) => role === 'user');
  const wasOffered = history.slice(0, Math.max(place, 0)).some(({ text }) => gradeInList.test(text));
  return wasOffered && tellsNews(history[place]?.text ?? '');
}

/** "Just the migraines, please": of several complaints one. */
const onlyThis = /^\W*(?:ok(?:ay)?,? |well,? |let'?s |and )*(?:just|only|mainly|first|start with)\b/i;

/** Sore joints and muscles: what is rubbed in is studied under a use of its own. */
function onTheSkin(wanted: readonly UseKey[]): readonly UseKey[] {
  const sore = wanted.filter((use) => ['joints', 'pain', 'back-pain', 'muscles', 'inflammation'].includes(use));
  return sore.length > 0 ? [...sore.filter((use) => use !== 'inflammation'), 'topical-pain'] : wanted;
}
