import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "Should I stop the clopi before?", from somebody on clopidogrel: the first letters of what is taken stand for it. */
export function withShortMedicine(text: string, { person }: AdvisorRequest): string {
  if (person.medicines.length === 0) return text;
  return text.replaceAll(namedInShort, (all, before: string, short: string) => {
    const word = short.toLowerCase();
    if (everydayWords.has(word) || readText(short).mentions.length > 0) return all;
    const meant = person.medicines.filter(({ id, text: typed }) =>
      [id, typed.toLowerCase()].some((name) => name.startsWith(word) && name.length > word.length + 1),
    );
    return meant.length === 1 ? `${before}${meant[0]?.text ?? short}` : all;
  });
}

const namedInShort =
  /\b((?:(?:stop|stopping|stopped|quit|drop|dropped|skip|skipped|miss|missed|halve|off|with|and|on|take|taking|took|of|my|the) )(?:taking )?(?:my |the )?)([a-z]{4,9})\b/gi;
/** Words that begin as the name of a medicine does. */
const everydayWords: ReadonlySet<string> = new Set(
  'form care tram mini deal line iron prop sali acet food coal meta amen anti calm sim cold cream medi alco cala cine vita beta alpha insul heart simple pro'.split(
    ' ',
  ),
);
