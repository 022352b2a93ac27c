import type { Herb } from '../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { inSentence } from '../wording/names.ts';

/** "Is it ok raw?": what is known of the raw plant where that differs from what is sold; null where nothing is. */
export function rawPart(herb: Herb, question: string): string | null {
  if (!asksRaw.test(withPlainApostrophes(question))) return null;
  const { monograph, rules } = herb;
  const texts = [
    monograph?.sideEffects.text ?? '',
    monograph?.precautions.text ?? '',
    ...rules.flatMap(({ why, advice }) => [why, advice]),
    monograph?.preparation ?? '',
  ];
  const told = texts.flatMap((text) => text.split(/(?<=[.;])\s+/)).find((sentence) => tellsOfRaw.test(sentence));
  return told === undefined ? null : `Not raw ${inSentence(herb.name)}: ${told.replace(/;$/, '.')}`;
}

const asksRaw = anyPhrase('raw', /uncooked|unripe/, /straight (?:off|from) the (?:bush|tree|plant)/, /off the bush/);
const tellsOfRaw =
  /\b(?:raw|uncooked|unripe)\b[^.;]*\b(?:vomit\w*|poison\w*|diarrh\w*|nausea|toxic|cyanide|harm\w*|never|kill\w*|burn\w*|fit|not|seizures?)\b|\b(?:never|not|do not)\b[^.;]*\b(?:raw|uncooked|unripe)\b/i;
