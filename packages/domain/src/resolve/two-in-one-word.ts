import { type Entry, lexicon } from './lexicon.ts';

/** Shorter words are read as they stand: too many of them are made of two short names by chance. */
const shortestWord = 10;
const shortestPart = 4;

/** What two plants of one bare name are: "plantain" is the weed of ribwort teas and the cooking banana. Both are told. */
const sharedNames: ReadonlyMap<string, readonly string[]> = new Map(
  ['plantain', 'plantains'].map((name) => [name, ['greater plantain', 'cooking plantain']]),
);

/** The herbs and medicines a word means that holds two names ("glucosaminechondroitin") or is the name of two. */
export function twoInOneWord(word: string): readonly Entry[] | undefined {
  const shared = sharedNames.get(word);
  if (shared) return shared.flatMap(takenAs);
  for (let place = shortestPart; word.length >= shortestWord && place <= word.length - shortestPart; place += 1) {
    const second = takenAs(word.slice(place));
    const first = second.length === 0 ? [] : takenAs(word.slice(0, place).replace(/and$/, ''));
    if (first.length > 0) return [...first, ...second];
  }
  return undefined;
}

function takenAs(name: string): readonly Entry[] {
  const entries = lexicon().phrases.get(name) ?? [];
  const isTaken = name.length >= shortestPart && entries.every(({ kind }) => kind === 'herb' || kind === 'medicine');
  return isTaken ? entries.filter(({ id }) => !id.startsWith('class:')) : [];
}
