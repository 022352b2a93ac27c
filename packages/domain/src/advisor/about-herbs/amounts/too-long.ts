import { choice, sequence } from '../../../resolve/phrases.ts';
import { readNumber } from '../../../resolve/number-words.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { durationOf } from '../facts/effect-facts.ts';
import { isToldInOne } from '../../reading/story.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { clausesOf, lower } from '../../wording/sentences.ts';

/** "I take senna daily, since two years": longer than it is meant to be taken; null when that is not told or not known. */
export function tooLong(herb: Herb, question: string, said: string): string | null {
  if (!isToldInOne(question, (told) => takenLong.test(told) && !ofMedicines.test(told))) return null;
  const limit = clausesOf(durationOf(herb)).find((sentence) => isLimit.test(sentence));
  if (limit === undefined) {
    return beyondStudies(herb, question);
  }
  const told = said.includes(capital(limit)) ? `As I said: ${lower(limit)}` : capital(limit);
  return `That is longer than ${inSentence(herb.name)} is meant to be taken. ${told} Please see a doctor or pharmacist: they can say what is behind the need for it, and how to come off it.`;
}

/** Longer, or not, than trials of it ran. */
function beyondStudies(herb: Herb, question: string): string | null {
  const studied = clausesOf(durationOf(herb)).find((sentence) => trialTime.test(sentence));
  if (studied === undefined || weeksIn(studied) === 0) return null;
  const name = inSentence(herb.name);
  const told = capital(studied);
  if (weeksIn(question) > 0 && weeksIn(question) <= weeksIn(studied))
    return `That is still within the time ${name} was studied. ${told}`;
  return `That is longer than ${name} was studied. ${told} Take a break and see whether you still need it; if the trouble is still there, a doctor should look.`;
}

const trialTime = /\bfor up to \w+ (?:weeks|months)\b|\b(?:trials?|studies)\b[^.;]*\b(?:ran|lasted)\b/i;

/** The longest time a text tells, in weeks; 0 when it tells none. */
export function weeksIn(text: string): number {
  const times = [...text.matchAll(/\b(\d+|[a-z]+) (days?|weeks?|months?|years?)\b/gi)].map(
    ([, count = '', unit = '']) => {
      const number = readNumber(count) ?? (/^an?$/i.test(count) ? 1 : 0);
      return number * (weeksOf[unit.toLowerCase().replace(/s$/, '')] ?? 0);
    },
  );
  return Math.max(0, ...times);
}

const weeksOf: Readonly<Record<string, number>> = { day: 1 / 7, week: 1, month: 4.4, year: 52 };

const takenLong = sequence(
  /\b/i,
  choice(/tak(?:e|es|ing|en)|us(?:e|es|ing|ed)|drink(?:s|ing)?|on it|been on|nightly|daily/, /every (?:day|night)/),
  /\b[^.?!]*\b(?:for|since|over)\s+(?:about |nearly |almost |over |the last |the past )*/,
  /(?:\d+|a|one|two|three|four|five|six|ten|many|some|several)?\s*(?:months?|years?|ages|ever)\b/,
);
/** "Stable for a year on my three tablets": no herb has been taken that long. */
const ofMedicines = /\bon (?:my|his|her|their|the) (?:\w+ )?(?:tablets|pills|medicines?|meds|medication)\b/i;
const isLimit =
  /\b(?:no longer than|not (?:for )?longer than|not for more than|at most|no more than|short (?:time|use))\b/i;
