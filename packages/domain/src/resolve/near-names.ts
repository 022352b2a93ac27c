import { type KnownPhrase, lexicon } from './lexicon.ts';

interface Index {
  /** By the first two letters of each of its words, a space counting as a letter. */
  readonly byWordStart: ReadonlyMap<string, readonly KnownPhrase[]>;
  /** By the first letter and the number of letters, written in one word. */
  readonly bySize: ReadonlyMap<string, readonly KnownPhrase[]>;
}

const lettersOfAStart = 2;
let made: Index | undefined;

/** The names of herbs and medicines that begin like a text, hold a word that does, or may be a misspelling of it; some twice. */
export function* namesThatMayBe(text: string, joined: string, mostSlips: number): Generator<KnownPhrase> {
  const { byWordStart, bySize } = index();
  yield* byWordStart.get(text.slice(0, lettersOfAStart)) ?? [];
  for (let letters = joined.length - mostSlips; letters <= joined.length + mostSlips; letters++)
    yield* bySize.get(sizeOf(joined, letters)) ?? [];
}

function index(): Index {
  made ??= build();
  return made;
}

function build(): Index {
  const byWordStart = new Map<string, KnownPhrase[]>();
  const bySize = new Map<string, KnownPhrase[]>();
  for (const known of lexicon().searchable) {
    if (known.entries.every(({ kind, id }) => (kind !== 'herb' && kind !== 'medicine') || id.startsWith('class:')))
      continue;
    for (const start of startsOf(known.phrase)) add(byWordStart, start, known);
    add(bySize, sizeOf(known.joined, known.joined.length), known);
  }
  return { byWordStart, bySize };
}

function startsOf(phrase: string): ReadonlySet<string> {
  const starts = [0, ...[...phrase.matchAll(/ /g)].map(({ index: space }) => space + 1)];
  return new Set(starts.map((start) => phrase.slice(start, start + lettersOfAStart)));
}

const sizeOf = (joined: string, letters: number) => `${joined[0] ?? ''}${letters}`;

function add(to: Map<string, KnownPhrase[]>, key: string, known: KnownPhrase): void {
  const present = to.get(key);
  if (present) present.push(known);
  else to.set(key, [known]);
}
