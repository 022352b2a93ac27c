import { findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import { theirs } from '../reading/person/relation-words.ts';

/**
 * What a letter tells of a baby of some weeks in passing and in calm words: "she had her first baby five weeks ago", and much later
 * "he felt hot, but they sleep a lot at that age". Null where nobody is so young or nothing is told of them.
 */
export function signOfBabyOfWeeks(sentences: readonly string[]): RedFlag | null {
  const place = sentences.findIndex((sentence) => ofWeeks.test(sentence));
  if (place === -1) return null;
  for (const sentence of sentences.slice(place + 1)) {
    if (!ofOneChild.test(sentence) || hotIsAnother.test(sentence) || likenessOf(sentence).calm > atMost) continue;
    const alarm = findToldAlarm(`The baby is five weeks old. ${sentence}`);
    if (alarm?.id === 'sick-baby') return alarm;
  }
  return null;
}

/** Below three months any fever is for a hospital; weeks and days are how such an age is told. */
const ofWeeks =
  /\bnewborn\b(?! (?:calf|lamb|kitten|pupp|foal))|\b(?:had|having|gave birth to|delivered|born|arrived|came)\b[^.?!]{0,60}\b(?:\d+|[a-z]+) (?:days?|weeks?) ago\b|\b(?:baby|boy|girl|son|daughter|grand\w+|twins|nephew|niece|he|she|who)\b[^.?!]{0,25}\b(?:is|was|are|just|only|now)\b[^.?!]{0,15}\b(?:\d+|[a-z]+)[- ](?:days?|weeks?)(?: old)?\b/i;
const ofOneChild = /\b(?:he|she|him|baby|little (?:one|man|lad|girl|thing)|the bairn|the twins?)\b/i;
/** "My husband has a fever", "I run hot at night". */
const hotIsAnother = new RegExp(
  String.raw`\b(?:i|i['’](?:m|ve)|${theirs})\b[^.?!;]{0,30}\b(?:fever\w*|temperature|hot|burning|sweat\w*|chills?)\b`,
  'i',
);
/** "He felt hot" sounds as calm as 0.73; what is told of a baby that is well sounds calmer, and no rule finds a sign in it. */
const atMost = 0.75;
