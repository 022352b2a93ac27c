import { madeReady } from '../made-ready.ts';
import { lettersOf, mayBeNear } from './letters.ts';
import { type KnownPhrase, lexicon } from './lexicon.ts';

interface Index {
  /** By the first two letters of each of its words, a space counting as a letter. */
  readonly byWordStart: ReadonlyMap<string, readonly KnownPhrase[]>;
  /** By the first letter and the number of letters, written in one word. */
  readonly bySize: ReadonlyMap<string, readonly Spelt[]>;
}

interface Spelt {
  readonly known: KnownPhrase;
  readonly letters: number;
}

const lettersOfAStart = 2;

/** The names of herbs and medicines that begin like a text, hold a word that does, or may be a misspelling of it; some twice. */
export function* namesThatMayBe(text: string, joined: string, maxSlips: number): Generator<KnownPhrase> {
  const { byWordStart, bySize } = index();
  yield* byWordStart.get(text.slice(0, lettersOfAStart)) ?? [];
  const letters = lettersOf(joined);
  for (let size = joined.length - maxSlips; size <= joined.length + maxSlips; size++)
    for (const spelt of bySize.get(sizeOf(joined, size)) ?? [])
      if (mayBeNear(letters, spelt.letters, maxSlips)) yield spelt.known;
}

const index = madeReady(function* (): Generator<void, Index> {
  const byWordStart = new Map<string, KnownPhrase[]>();
  const bySize = new Map<string, Spelt[]>();
  for (const known of lexicon().searchable) {
    if (known.entries.every(({ kind, id }) => (kind !== 'herb' && kind !== 'medicine') || id.startsWith('class:')))
      continue;
    for (const start of startsOf(known.phrase)) add(byWordStart, start, known);
    yield;
    add(bySize, sizeOf(known.joined, known.joined.length), { known, letters: lettersOf(known.joined) });
  }
  return { byWordStart, bySize };
});

function startsOf(phrase: string): ReadonlySet<string> {
  const starts = [0, ...[...phrase.matchAll(/ /g)].map(({ index: space }) => space + 1)];
  return new Set(starts.map((start) => phrase.slice(start, start + lettersOfAStart)));
}

const sizeOf = (joined: string, size: number) => `${joined[0] ?? ''}${size}`;

function add<T>(to: Map<string, T[]>, key: string, one: T): void {
  const present = to.get(key);
  if (present) present.push(one);
  else to.set(key, [one]);
}
