import { choice, sequence } from '../../../resolve/phrases.ts';

/** Whether a message asks for the reasons or the outcome of what was just said. */
export function asksOfTheVerdict(question: string): boolean {
  return ofTheVerdict.test(question) || orNot.test(question);
}

/** Whether it asks for a plain yes or no to all that was gone over. */
export function asksOrNot(question: string): boolean {
  return orNot.test(question);
}

/** "So can I or can't I?", right after news, is asked of all that was gone over. */
const orNot =
  /^\W*(?:(?:ok(?:ay)?|so|but|and|then|well|right)\b[ ,]*)*(?:can|may|should|could) (?:i|he|she|we|they)\b[^?]{0,16}\bor (?:can'?t|can’t|cannot|not|shouldn'?t|no)\b[^?]{0,16}\W*$/i;

/** "Why?", "so better not?": of all that was gone over, and first of what is left out. */
const ofTheVerdict = sequence(
  /^\W*(?:(?:ok(?:ay)?|so|but|and|then|well|hm+|oh)\b[ ,]*)*/i,
  choice(
    /is it (?:really )?(?:ok|safe|bad)|(?:but )?why\b[^?]*|how come[^?]*|really/,
    /(?:are you )?(?:sure|certain)|(?:i )?(?:better|rather) not(?: then)?/,
    /(?:so )?(?:no|not)(?: then)?|not even \w[^?]*|which of them (?:are|is) ok/,
  ),
  /\W*$/,
);
