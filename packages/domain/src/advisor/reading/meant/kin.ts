import { listHerbs } from '../../../herbs/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import type { Candidate } from './side-by-side.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/** "The Ceylon type", after cinnamon; "american?", after ginseng: the word in front of a noun that stands unsaid. */
export function kindOf(word: string, nouns: readonly string[]): string | null {
  return nouns.map((noun) => `${word} ${noun}`).find(isOneHerb) ?? null;
}

function isOneHerb(name: string): boolean {
  const herbs = readText(name).mentions.filter(({ kind, text }) => kind === 'herb' && text.length === name.length);
  return herbs.length === 1;
}

/** What herbs are called apart from their kind: "ginseng" of Asian ginseng, "cinnamon" of Cinnamon (cassia). */
export function nounsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap(nounOf))];
}

function nounOf(name: string): readonly string[] {
  const bare = name.toLowerCase().replace(/ ?\(.*$/, '');
  const last = bare.split(/[ /]+/).at(-1) ?? '';
  return last.length >= shortestNoun ? [last] : [];
}

const shortestNoun = 3;

/** The only other plant of the same noun: Ceylon cinnamon beside cassia. */
export function onlyTwin(name: string): string | null {
  const [noun] = nounsOf([name]);
  if (noun === undefined) return null;
  const twins = listHerbs().filter((herb) => herb.name !== name && nounsOf([herb.name])[0] === noun);
  return twins.length === 1 ? (twins[0]?.name ?? null) : null;
}

/** Of what the talk named, the one that has this word in its name: "the red one", "the oil", "the lemony one". */
export function namedWith(word: string, candidates: readonly Candidate[]): Candidate | undefined {
  const bare = word.toLowerCase().replace(/(?<=[a-z]{3})y$/, '');
  const found = candidates.filter(({ name }) =>
    wordsIn(name).some((each) => each === word.toLowerCase() || each === bare || isPartOf(bare, each)),
  );
  const newest = found.at(-1);
  return newest !== undefined && found.every(({ id }) => id === newest.id) ? newest : undefined;
}

/** "The berry one" of chasteberry, "the palm one" of saw palmetto. */
function isPartOf(word: string, name: string): boolean {
  return word.length >= shortestPart && (name.endsWith(word) || name.startsWith(word));
}

const shortestPart = 4;

function wordsIn(name: string): readonly string[] {
  return name.toLowerCase().split(/[^\p{L}]+/u);
}

/** "Turmeric" is a name by itself. */
export function isOneName(word: string): boolean {
  return namesAHerb(word);
}
