import { madeAtOnce } from '../made-ready.ts';
import { type Lexicon, lexicon, shortestSquashed } from './lexicon.ts';
import type { Word } from './words.ts';

/** How names written in one word begin: most words need not be run together to tell that none begins with them. */
const starts = madeAtOnce(
  () => new Set([...lexicon().squashed.keys()].map((joined) => joined.slice(0, shortestSquashed))),
);

/** The names written in one word, where one may begin at a word and be spread over `most` words. */
export function writtenInOneFrom(words: readonly Word[], place: number, most: number): Lexicon['squashed'] | undefined {
  let start = '';
  for (let at = place; at < place + most && start.length < shortestSquashed; at += 1) start += words[at]?.text ?? '';
  return starts().has(start.slice(0, shortestSquashed)) ? lexicon().squashed : undefined;
}
