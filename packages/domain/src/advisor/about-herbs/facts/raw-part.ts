import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { inSentence } from '../../wording/names.ts';
import { cautionsOn, clausesOf, withStop } from '../../wording/sentences.ts';

/** "Is it ok raw?": what is known of the raw plant where that differs from what is sold; null where nothing is. */
export function rawPart(herb: Herb, question: string): string | null {
  if (!asksRaw.test(withPlainApostrophes(question))) return null;
  const clauses = [...cautionsOn(herb), ...clausesOf(herb.monograph?.preparation ?? '')];
  const isEaten = !/\b(?:skin|face|spots?|warts?|rub\w*|on (?:my|his|her|the))\b/i.test(question);
  const told = clauses.find((clause) => tellsOfRaw.test(clause) && !(isEaten && /\bskin\b/i.test(clause)));
  if (told === undefined) return null;
  const cooked = herb.monograph?.preparation ?? '';
  const instead = isEaten && tellsToCook.test(cooked) && told !== cooked ? ` ${withStop(cooked)}` : '';
  return `Not raw ${inSentence(herb.name)}: ${withStop(told)}${instead}`;
}

const asksRaw = anyPhrase(
  'raw',
  /uncooked|unripe/,
  /straight (?:off|from) the (?:bush|tree|plant)/,
  /off the (?:bush|tree|hedge)/,
);
const tellsToCook = /\b(?:cook|boil)(?:ed|ing)?\b/i;
const tellsOfRaw =
  /\b(?:raw|uncooked|unripe)\b[^.;]*\b(?:vomit\w*|poison\w*|diarrh\w*|nausea|toxic|cyanide|harm\w*|never|kill\w*|burn\w*|fit|not|seizures?)\b|\b(?:never|not|do not)\b[^.;]*\b(?:raw|uncooked|unripe)\b/i;
