import { kept } from '../../kept.ts';
import { requiredStarts } from './required-starts.ts';
import { isClauseMet, numberOfClause, startsIn, startsOfClause } from './word-starts.ts';

/** The places of the patterns that may match a text. */
type PlacesIn = (text: string) => readonly number[];

/** One alternative of a pattern: its place in the list, and the clauses it requires beside its rarest one. */
interface Alternative {
  readonly place: number;
  readonly others: readonly number[];
}

/** Stands behind the last alternative of a prefix. */
const end = -1;

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
  const byStart = new Map<number, Alternative[]>();
  const anywhere: number[] = [];
  for (const [place, pattern] of patterns.entries()) {
    const alternatives = requiredStarts(pattern);
    if (alternatives.some((clauses) => clauses.length === 0)) anywhere.push(place);
    else for (const clauses of alternatives) addAlternative(place, clauses.map(numberOfClause));
    yield;
  }

  function addAlternative(place: number, [first, ...others]: readonly number[]): void {
    for (const start of first === undefined ? [] : startsOfClause(first))
      kept(byStart, start, (): Alternative[] => []).push({ place, others });
  }

  const { beginsAt, inARow } = written(byStart);
  /** By place, the reading in which the pattern was last found: it has many words to be found by. */
  const foundIn = new Uint32Array(patterns.length);
  let reading = 0;
  return (text) => {
    const places = [...anywhere];
    reading += 1;
    for (const start of startsIn(text)) {
      let at = beginsAt[start] ?? 0;
      if (at === 0) continue;
      for (let place = inARow[at] ?? end; place !== end; place = inARow[at] ?? end) {
        const from = at + 2;
        at = from + (inARow[at + 1] ?? 0);
        if (foundIn[place] === reading || !areMet(inARow, from, at)) continue;
        foundIn[place] = reading;
        places.push(place);
      }
    }
    return places;
  };
}

/**
 * The alternatives as numbers in one row: for each its place, how many clauses it requires, and those. Read for every text, they
 * would be slow to gather from objects all over the memory.
 */
function written(byStart: ReadonlyMap<number, readonly Alternative[]>) {
  const beginsAt = new Int32Array(Math.max(-1, ...byStart.keys()) + 1);
  const inARow = [end];
  for (const [start, alternatives] of byStart) {
    beginsAt[start] = inARow.length;
    for (const { place, others } of alternatives) inARow.push(place, others.length, ...others);
    inARow.push(end);
  }
  return { beginsAt, inARow: Int32Array.from(inARow) };
}

function areMet(inARow: Int32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isClauseMet(inARow[at] ?? 0)) return false;
  return true;
}
