/** Which letters a word has, as bits: cheap to compare before counting edits. Signs that share a bit only make it less sharp. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** False where more than `slips` edits surely lie between two words: one edit takes away one letter at most and brings one. */
export function mayBeNear(one: number, other: number, slips: number): boolean {
  let differing = one ^ other;
  let count = 0;
  while (differing !== 0) {
    differing &= differing - 1;
    count += 1;
    if (count > 2 * slips) return false;
  }
  return true;
}
