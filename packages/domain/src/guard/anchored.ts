import type { Herb } from '../herbs/herb.ts';
import type { Finding } from '../safety/finding.ts';
import { isNumberWord } from './amounts.ts';
import { everydayWords } from './everyday-words.ts';
import { stems, textsIn, unknownWords, wordsIn } from './vocabulary.ts';

/** What a sentence may lean on: the herbs it speaks of, and what was found about them. */
export interface Ground {
  readonly herbs: readonly Herb[];
  readonly findings: readonly Finding[];
}

const ofHerbs = new WeakMap<Herb, ReadonlySet<string>>();
let everyday: ReadonlySet<string> | undefined;

/** One word, or one in eight; none in a sentence of a few words. */
const enoughWords = 6;
const mostLoose = 0.125;

/** Whether a sentence is made of everyday words and of what is known of its herbs, with few others, and those plain ones. */
export function isAnchored(text: string, ground: Ground): boolean {
  const loose = looseWords(text, ground);
  const count = wordsIn(text).length;
  const most = count >= enoughWords ? Math.max(1, count * mostLoose) : 0;
  return loose.length <= most && unknownWords(loose.join(' ')).length === 0;
}

/** The words of a text that stand neither among everyday words nor in what is known of the herbs it speaks of. */
export function looseWords(text: string, { herbs, findings }: Ground): readonly string[] {
  everyday ??= withStems([...everydayWords].flatMap(wordsIn));
  const sets = [
    everyday,
    ...herbs.map(wordsOfHerb),
    withStems(findings.flatMap(({ why, advice }) => wordsIn(`${why} ${advice}`))),
  ];
  return wordsIn(text).filter(
    (word) =>
      !/^\d+$/.test(word) && !isNumberWord(word) && !stems(word).some((stem) => sets.some((set) => set.has(stem))),
  );
}

function wordsOfHerb(herb: Herb): ReadonlySet<string> {
  const known = ofHerbs.get(herb);
  if (known) return known;
  const words = withStems(textsIn(herb.monograph).flatMap(wordsIn));
  ofHerbs.set(herb, words);
  return words;
}

function withStems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap(stems));
}
