import type { Herb } from '../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { capital, inSentence } from '../wording/names.ts';

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
export function addictionTo({ name, monograph, rules }: Herb): string {
  const texts = [
    monograph?.sideEffects.text ?? '',
    monograph?.precautions.text ?? '',
    ...rules.flatMap(({ why, advice }) => [why, advice]),
  ];
  const told = texts
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .find((sentence) => /\baddict|\bdependen(?:ce|cy|t on)|\bhabit|\bwithdrawal\b/i.test(sentence));
  return told === undefined
    ? `no addiction to ${inSentence(name)} is known to me. If you feel you cannot do without it, talk to a doctor.`
    : `it can be. ${capital(told.replace(/;$/, '.'))}`;
}
