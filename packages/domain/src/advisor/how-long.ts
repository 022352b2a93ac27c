import type { Herb } from '../herbs/herb.ts';
import { isAbout } from '../safety/finding.ts';
import { durationOf } from './effect-facts.ts';
import type { Telling } from './telling.ts';

/** A wish for longer than is known gets its no first. */
export function howLong(herb: Herb, { question, findings }: Telling): string {
  const told = durationOf(herb);
  const isTooLong = /\b(?:at most|longer than|no more than|short (?:time|use))\b/i.test(told);
  if (!wantsLong.test(question)) return told;
  const isEachDay = eachDay.test(question) && !months.test(question);
  if (isTooLong) return `${isEachDay ? 'for a short time only, not for good.' : 'not that long.'} ${told}`;
  if (!/\b(?:trials?|studies)\b[^.]*\b(?:ran|lasted)\b/i.test(told)) return told;
  const isFree = findings.every((finding) => !isAbout(finding, herb));
  return `${isEachDay && isFree ? 'yes, but only' : 'only'} for as long as it was studied. ${told} Then take a break and see whether you still need it.`;
}

const eachDay = /\b(?:every|each) (?:day|night|morning|evening)|\b(?:daily|nightly)\b/i;
const months = /\b(?:months|years|for ?ever|long[- ]term|all (?:winter|summer|year))\b/i;

const wantsLong =
  /\b(?:every day|each day|daily|every night|nightly|all (?:winter|summer|year)|months|years|for ?ever|long[- ]term|as long as|for good|a long time|cycle|breaks?)\b/i;
