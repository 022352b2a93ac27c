import { classOf } from './word-classes.ts';

/** How many distinct places a feature may have: words share one by chance, which costs little. */
export const maxPlaces = 2 ** 16;
const shortestPiece = 2;
const longestPiece = 4;
const farthestPair = 3;

/**
 * What a text is made of, as distinct places of weights: its words, what stands beside them and up to two words on, the
 * same for the classes of words, and pieces of two to four letters, so that "strangled" is near "strangling" and a
 * misspelling near its word.
 */
export function featuresOf(text: string): readonly number[] {
  const words = wordsOf(text);
  const classes = words.map(classOf);
  const places = new Set<number>();
  for (const [at, word] of words.entries()) {
    const own = classes[at] ?? word;
    const hash = hashed(word);
    const ownHash = own === word ? hash : hashed(own);
    places.add(placeOf(hash));
    places.add(placeOf(ownHash));
    for (let apart = 1; apart < farthestPair && at + apart < words.length; apart++) {
      const mark = apart === 1 ? '_' : '~';
      places.add(placeOf(hashed(words[at + apart] ?? '', hashed(mark, hash))));
      places.add(placeOf(hashed(classes[at + apart] ?? '', hashed(mark, ownHash))));
    }
    addPieces(`<${word}>`, places);
  }
  return [...places];
}

/** What was taken out of a message because it is harmless leaves a gap, which is a word of its own. */
const gap = / {5,}/g;

/** Numbers are all one word: what they count matters, not how many. */
function wordsOf(text: string): readonly string[] {
  const words =
    text
      .replaceAll(gap, ' harmless ')
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+|\d+/gu) ?? [];
  return words.map((word) => (/\d/.test(word) ? '#' : word));
}

function addPieces(word: string, places: Set<number>): void {
  for (let length = shortestPiece; length <= longestPiece; length++)
    for (let from = 0; from + length <= word.length; from++)
      places.add(placeOf(hashed(word.slice(from, from + length), pieceHash)));
}

/** FNV-1a over the UTF-16 units; goes on from what was hashed before. */
function hashed(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

const pieceHash = hashed('+');

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (maxPlaces - 1);
}
