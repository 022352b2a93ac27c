/** Which letters a word has, as bits: cheap to compare before counting edits. Signs that share a bit only make it less sharp. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** False where more than `slips` edits surely lie between two words: one edit takes away one letter at most and brings one. */
export function mayBeNear(one: number, other: number, slips: number): boolean {
  return hasAtMost(slips, one & ~other) && hasAtMost(slips, other & ~one);
}

function hasAtMost(most: number, letters: number): boolean {
  let rest = letters;
  for (let left = most; rest !== 0; left -= 1) {
    if (left === 0) return false;
    rest &= rest - 1;
  }
  return true;
}
