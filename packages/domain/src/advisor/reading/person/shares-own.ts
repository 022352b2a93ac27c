/** "Can she take it from me?": what one takes oneself is shared; whatever ails her is no wish. */
export const sharesOwn =
  /\b(?:take it from me|(?:have|take|try|use|borrow|share) (?:one|some|any|a bit|a few) of (?:mine|my))\b/i;

const others = /\b(?:he|him|his|she|her|they|them|their)\b/i;

/** Goes on about whoever was named last. */
export function ofSomebody(message: string): boolean {
  return others.test(message);
}
