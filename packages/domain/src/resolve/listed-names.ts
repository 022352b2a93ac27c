import type { MentionKind } from './mention.ts';
import { singular } from './words.ts';

/** The names of a row, parted by `|`, which may go over several lines. */
export function listedNames(row: string | undefined): readonly string[] {
  if (row === undefined || row === '') return [];
  return row.split('|').map((name) => name.trim());
}

/** "Apricot seed", where only the plural is listed: as it stands and with no slip, for words that are right are never mended. */
export function* nameOneOfMany<T extends { kind: MentionKind }>(phrases: Map<string, T[]>): Generator<void> {
  for (const [phrase, entries] of phrases) {
    yield;
    const place = phrase.lastIndexOf(' ') + 1;
    const one = phrase.slice(0, place) + singular(phrase.slice(place)).replace(/^leave$/, 'leaf');
    const isTaken = entries.every(({ kind }) => kind === 'herb' || kind === 'medicine');
    if (place > 0 && isTaken && !phrases.has(one)) phrases.set(one, entries);
  }
}
