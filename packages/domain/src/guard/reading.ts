import { unknownWords } from './vocabulary.ts';

const foreignLetter = /[^\x20-\u017F\u2010-\u2015\u2026\u2190\u2192\u2022\u00B7\u2032\u2033\u2212\u2264\u2265\u20AC]/u;
const spelledOut = /(?:(?<![\p{L}'])\p{L}(?![\p{L}'])[\s.\-_*·|/\\]+){3,}/u;
const mixed = /\b(?=\w*\d)(?=\w*[a-z])\w+\b/gi;
const plainMixed =
  /^(?:\d+(?:mg|mcg|g|kg|ml|l|iu|x|h|hr|hrs|min|am|pm|st|nd|rd|th|s)|[a-z]\d{1,2}|coq10|q10|\d+htp|omega\d|p450|cyp\w+)$/i;
const longestSentence = 600;
const maxUnknown = 0.3;
const fewWords = 4;

/** Whether this guard can read a text at all: plain English letters and words. What it cannot read it cannot check. */
export function isReadable(text: string, names: string): boolean {
  if (text.length > longestSentence || foreignLetter.test(text) || spelledOut.test(text)) return false;
  const rest = withoutNames(text, names);
  if ([...rest.matchAll(mixed)].some(([word]) => !plainMixed.test(word))) return false;
  const count = rest.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const unknown = unknownWords(rest).length;
  return count < fewWords ? unknown <= 1 : unknown / count <= maxUnknown;
}

/** The words of a text that are neither known names nor words the guard can read. */
export function strangeWords(text: string, names: string): readonly string[] {
  return unknownWords(withoutNames(text, names));
}

/** A text with blanks where a known name stands; `mask` has a # at each of those places. */
export function withoutNames(text: string, mask: string): string {
  let rest = '';
  for (let place = 0; place < text.length; place += 1) rest += mask[place] === '#' ? ' ' : text.charAt(place);
  return rest;
}
