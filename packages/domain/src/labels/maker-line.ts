import { germanStems } from '../resolve/german-compounds.ts';
import { lexicon } from '../resolve/lexicon.ts';
import { nearestPhrase } from '../resolve/near.ts';
import { phraseOf } from '../resolve/words.ts';

/** Letters that a scan takes for each other. */
const alike = ['aceogqdu', 'iltfjr', 'nhmuvwbk', 'sz', 'pyq', 'xk'];

/** "OAKWELL" in capitals, alone in its line: a maker, and not oatwell, for no scan reads a T as a K. */
export function isMaker(line: string): boolean {
  if (/\p{Ll}/u.test(line)) return false;
  const phrase = phraseOf(line.replaceAll(/[^\p{L}']+/gu, ' '));
  if (lexicon().phrases.has(phrase) || germanStems(phrase).length > 0) return false;
  const near = nearestPhrase(phrase);
  const letters = near?.length === phrase.length ? [...near] : [];
  const others = letters.flatMap((letter, place) => (letter === phrase[place] ? [] : [[letter, phrase[place] ?? '']]));
  return others.length === 1 && others.every(([printed = '', read = '']) => !areAlike(printed, read));
}

function areAlike(printed: string, read: string): boolean {
  return alike.some((letters) => letters.includes(read) && letters.includes(printed));
}
