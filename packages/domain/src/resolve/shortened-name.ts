import { listHerbs } from '../herbs/catalogue.ts';
import { listMedicines } from '../medicines/catalogue.ts';
import { type Entry, lexicon } from './lexicon.ts';
import { wordList } from './phrases.ts';

const shortestName = 7;
const shortestBeginning = 5;
/** So many letters must be missing: one alone is a slip of the pen. */
const fewestMissing = 2;

/** Words of their own with which a name happens to begin. */
const words: ReadonlySet<string> = new Set(
  wordList(`
  amino balsa basil bella bones brent bugle butte cabot carve carved chaste chick chico cleave colts defer dimer drone droned
  elder ethos fever finer fonda frank german golden grape hearts heart horse hydra manga meadow meadows metro monte natal
  passion piper pones probe pseudo regor rivas salsa sepia serra shank skull sours spars sparse spear sperm strep strop
  torment tropic verna winter
  `),
);

/** Names of one word, by their first letters. */
let byStart: ReadonlyMap<string, readonly string[]> | undefined;

function namesByStart(): ReadonlyMap<string, readonly string[]> {
  const names = [...listMedicines(), ...listHerbs()]
    .map(({ name }) => name.toLowerCase())
    .filter((name) => name.length >= shortestName && /^[a-z]+$/.test(name));
  return Map.groupBy(names, (name) => name.slice(0, shortestBeginning));
}

/**
 * "Losart", "metho", "chamo": what begins with a word. None where it is no beginning; where it may be several, no other
 * name that lies near is meant either.
 */
export function namesBegun(word: string): readonly (readonly Entry[])[] {
  if (word.length < shortestBeginning || words.has(word)) return [];
  byStart ??= namesByStart();
  const begun = (byStart.get(word.slice(0, shortestBeginning)) ?? []).filter(
    (name) => name.startsWith(word) && name.length - word.length >= fewestMissing,
  );
  return begun.flatMap((name) => {
    const entries = lexicon().phrases.get(name);
    return entries === undefined ? [] : [entries];
  });
}
