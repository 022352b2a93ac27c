import { type Entry, lexicon } from './lexicon.ts';
import type { Word } from './words.ts';

interface LatinName {
  readonly genus: string;
  readonly species: string;
  readonly entries: readonly Entry[];
}

const shortestPart = 3;

/**
 * "Glycyrrh. glabra", "Valer. off.", as labels and pharmacists shorten them: a genus and a species that begin so, where one herb alone
 * fits. The form of one letter ("H. perforatum") is a name of its own.
 */
export function shortenedLatinAt(text: string, words: readonly Word[], place: number): readonly Entry[] | undefined {
  const [first, second] = words.slice(place, place + 2);
  if (!first || !second || first.text.length < shortestPart || second.text.length < shortestPart) return undefined;
  if (!/^\.? $|^\.$/.test(text.slice(first.end, second.start))) return undefined;
  const isGenusShort = text[first.end] === '.';
  const isSpeciesShort = text[second.end] === '.';
  if (!isGenusShort && !(isSpeciesShort && lexicon().genera.has(first.text))) return undefined;
  const fits = (whole: string, part: string, isShort: boolean) => (isShort ? whole.startsWith(part) : whole === part);
  const fitting = latinNames().filter(
    ({ genus, species }) => fits(genus, first.text, isGenusShort) && fits(species, second.text, isSpeciesShort),
  );
  const ids = new Set(fitting.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return ids.size === 1 ? fitting[0]?.entries : undefined;
}

let known: readonly LatinName[] | undefined;

function latinNames(): readonly LatinName[] {
  const { phrases, genera } = lexicon();
  known ??= [...phrases].flatMap(([phrase, entries]) => {
    const [genus = '', species = '', ...others] = phrase.split(' ');
    const herbs = entries.filter(({ kind }) => kind === 'herb');
    return genera.has(genus) && species.length > shortestPart && others.length === 0 && herbs.length > 0
      ? [{ genus, species, entries: herbs }]
      : [];
  });
  return known;
}
