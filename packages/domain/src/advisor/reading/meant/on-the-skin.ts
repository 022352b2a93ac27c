import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';

/** "On the outside then?", after one herb was asked of to swallow: whether that herb goes on the skin, where it is used so. */
export function onTheSkin(text: string, last: readonly Candidate[]): string {
  const [herb, ...others] = last;
  if (herb === undefined || others.length > 0 || !isPutOn(herb.id)) return text;
  return text.replace(ofTheSkin, `is ${inSentence(herb.name)} ok on the skin? `);
}

function isPutOn(id: string): boolean {
  const own = findHerb(id)?.monograph?.amounts.some(({ form }) => form === 'topical') === true;
  return own || findHerb(`${id}-topical`) !== undefined;
}

export const ofTheSkin = anyPhrase(
  /(?<=^\W*(?:(?:and|so|but|ok(?:ay)?|well|right|fine|then|what about|how about|maybe|just|only)\b[ ,.]*)*)(?:(?:just|only) )?(?:on the outside|outside only|from (?:the )?outside|externally|rubbed in|rubbed on|as an? (?:poultice|compress|rub|salve)|in a (?:poultice|compress|salve))(?: only)?(?:,? then)?(?=\W*(?:$|[?.,]))[?.,]?/,
);
