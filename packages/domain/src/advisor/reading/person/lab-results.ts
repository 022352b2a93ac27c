import { findHerb } from '../../../herbs/catalogue.ts';

/** "The doctor checked iron and thyroid, both fine." */
export const isLabResult = (question: string) => labResult.test(question);
const labResult =
  /\b(?:checked|tested|blood tests?|labs?|levels?)\b[^?]*\b(?:fine|normal|ok(?:ay)?|good|in range|negative)\b[^?]*$/i;

/** "Iron's fine", from the name on, tells a value. "My doctor said kava is fine" tells of no test. */
export function isFoundFine(key: string, fromTheName: string): boolean {
  return isMeasured(key) && (foundFine.test(fromTheName) || foundHigh.test(fromTheName));
}

const foundFine =
  /^[\w -]{2,20}?(?:'s| is| are| was| were| levels? (?:is|are|was|were)) (?:all )?(?:fine|normal|in range)\b(?! (?:for|to) )[^?]*$/i;

/** "My potassium was at the upper end last time": nobody asks for more of it. */
const foundHigh =
  /^[\w -]{2,20}?(?:'s| is| was| levels? (?:is|are|was|were)| came back| runs| ran) (?:(?:a bit|a little|slightly|always|still|quite|rather|just|already|on|at|near|towards|in) )*(?:the )?(?:upper|top|high|higher|raised|elevated|borderline)\b(?! (?:dose|strength|quality))/i;

/** What blood is tested for. */
function isMeasured(key: string): boolean {
  const kind = findHerb(key)?.kind;
  return kind === 'vitamin' || kind === 'mineral';
}
