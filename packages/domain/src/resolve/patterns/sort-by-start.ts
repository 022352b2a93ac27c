import { kept } from '../../kept.ts';
import { requiredStarts } from './required-starts.ts';
import { areMetBy, numbered, type NumberedClause, startsIn } from './word-starts.ts';

/** One alternative of a pattern: its place in the list, and what it requires beside its rarest clause. */
interface Alternative {
  readonly place: number;
  readonly others: readonly NumberedClause[];
}

const none: readonly Alternative[] = [];

/** The places of the patterns that may match a text. */
type PlacesIn = (text: string) => readonly number[];

/**
 * Indexes patterns by the word prefixes without which they cannot match, so that most patterns need not be tried on most
 * texts. The result returns the places of the patterns that may match a text.
 */
export function sortByStart(patterns: readonly RegExp[]): PlacesIn {
  const sorting = sortGradually(patterns);
  for (;;) {
    const { done, value } = sorting.next();
    if (done === true) return value;
  }
}

/** The same with a pause after each pattern. */
export function* sortGradually(patterns: readonly RegExp[]): Generator<void, PlacesIn> {
  /** No array: the numbers of one list lie far apart, and an array with such gaps is slow to read. */
  const byStart = new Map<number, Alternative[]>();
  const anywhere: number[] = [];
  for (const [place, pattern] of patterns.entries()) {
    const alternatives = requiredStarts(pattern);
    if (alternatives.some((clauses) => clauses.length === 0)) anywhere.push(place);
    else for (const clauses of alternatives) addAlternative(place, clauses.map(numbered));
    yield;
  }

  function addAlternative(place: number, [first, ...others]: readonly NumberedClause[]): void {
    for (const start of first?.starts ?? []) kept(byStart, start, (): Alternative[] => []).push({ place, others });
  }

  /** By place, the reading in which the pattern was last found: it has many words to be found by. */
  const foundIn = new Uint32Array(patterns.length);
  let reading = 0;
  return (text) => {
    const starts = startsIn(text);
    const places = [...anywhere];
    reading += 1;
    for (const start of starts)
      for (const { place, others } of byStart.get(start) ?? none) {
        if (foundIn[place] === reading || !areMetBy(others, starts)) continue;
        foundIn[place] = reading;
        places.push(place);
      }
    return places;
  };
}
