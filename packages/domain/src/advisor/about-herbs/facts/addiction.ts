import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { cautionsOn } from '../../wording/sentences.ts';

/** "Is it addictive?" */
export function asksOfAddiction(question: string): boolean {
  return asked.test(withPlainApostrophes(question));
}

const asked = anyPhrase(
  /addict\w*/,
  /habit[- ]forming/,
  /(?:get|getting|become) (?:hooked|dependent)/,
  /dependen(?:ce|cy|t on (?:it|them))/,
  /withdrawal/,
);

/** What its own texts tell of dependence, else that nothing is known. */
export function addictionTo(herb: Herb): string {
  const told = cautionsOn(herb).find((clause) => ofAddiction.test(clause));
  const none = `no addiction to ${inSentence(herb.name)} is known to me`;
  if (told === undefined) return `${none}. ${talkToADoctor}`;
  return afterLongUse.test(told) && !isAddiction.test(told) && herb.neverSuggest !== true
    ? `${none}, as there is to sleeping tablets. ${capital(told)} So come down slowly after long use. ${talkToADoctor}`
    : `it can be. ${capital(told)}`;
}

const talkToADoctor = 'If you feel you cannot do without it, talk to a doctor.';
/** Withdrawal after long use, told of what is not addictive. */
const afterLongUse = /\bwithdrawal\b.*\blong use\b|\blong use\b.*\bwithdrawal\b/i;
const isAddiction = /\baddict|\bdependen(?:ce|cy|t on)|\bhabit/i;
const ofAddiction = /\baddict|\bdependen(?:ce|cy|t on)|\bhabit|\bwithdrawal\b/i;
