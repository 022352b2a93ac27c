import type { Herb } from '../herbs/herb.ts';
import { durationOf } from './effect-facts.ts';
import { capital, inSentence } from './names.ts';

/** "I take senna daily, since two years": longer than it is meant to be taken; null when that is not told or not known. */
export function tooLong(herb: Herb, question: string): string | null {
  if (!takenLong.test(question)) return null;
  const limit = durationOf(herb)
    .split(/(?<=[.;])\s+/)
    .find((sentence) => isLimit.test(sentence));
  if (limit === undefined) {
    const studied = durationOf(herb)
      .split(/(?<=[.;])\s+/)
      .find((sentence) => /\bfor up to \w+ (?:weeks|months)\b/i.test(sentence));
    return studied === undefined
      ? null
      : `That is longer than ${inSentence(herb.name)} was studied. ${capital(studied.replace(/;$/, '.'))}`;
  }
  return `That is longer than ${inSentence(herb.name)} is meant to be taken. ${capital(limit.replace(/;$/, '.'))} Please see a doctor or pharmacist: they can say what is behind the need for it, and how to come off it.`;
}

const takenLong =
  /\b(?:tak(?:e|es|ing|en)|us(?:e|es|ing|ed)|drink(?:s|ing)?|on it|been on|nightly|daily|every (?:day|night))\b[^.?!]*\b(?:for|since|over)\s+(?:about |nearly |almost |over |the last |the past )*(?:\d+|a|one|two|three|four|five|six|ten|many|some|several)?\s*(?:months?|years?|ages|ever)\b/i;
const isLimit = /\b(?:no longer than|not (?:for )?longer than|at most|no more than|short (?:time|use))\b/i;
