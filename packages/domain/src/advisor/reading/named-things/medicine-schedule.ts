import { oneOf } from '../../../resolve/phrases.ts';
import type { Mention } from '../../../resolve/mention.ts';

/** "Omeprazole every morning", "lithium, for years": how a medicine is taken asks nothing of a herb. */
export function withoutItsHours(question: string, mentions: readonly Mention[]): string {
  const isTold =
    mentions.some(({ kind, negated }) => kind === 'medicine' && !negated) &&
    mentions.every(({ kind }) => kind !== 'herb') &&
    !asks.test(question);
  return isTold ? question.replaceAll(hours, ' ') : question;
}

const asks =
  /\?|^\W*(?:(?:and|so|but|ok(?:ay)?|then)\W+)*(?:can|could|may|should|shall|do|does|is|are|will|would|what|which|how|when|where|why|who|if)\b/i;
const hours = oneOf(
  /\b(?:every|each) (?:single |other |second )?(?:morning|evening|night|day|week|month|\w+day)\b/gi,
  /\b(?:once|twice|(?:one|two|three|four|\d) times?)(?: (?:a|per|every) (?:day|night|week)| daily)?\b/gi,
  /\b(?:daily|nightly)\b/gi,
  /\b(?:for|since) (?:\w+ ){0,2}(?:years?|months?|weeks?|ages)(?: now)?\b/gi,
  /\b\d[\d.,]* ?(?:mg|mcg|µg|micrograms?|milligrams?|g|ml|units?)\b/gi,
  /\b(?:in the (?:morning|evening)|at night|at bedtime|with food)\b/gi,
);
