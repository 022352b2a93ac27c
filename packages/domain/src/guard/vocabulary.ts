import { listHerbs } from '../herbs/catalogue.ts';
import { ordinaryWords } from '../resolve/ordinary-words.ts';
import { wordsNearNames } from '../resolve/words-near-names.gen.ts';
import { fold, wordsOf } from '../resolve/words.ts';
import { generalRules } from '../safety/rules/general-rules.ts';
import { everydayWords } from './everyday-words.ts';

let known: ReadonlySet<string> | undefined;

/** The words of a text that the guard does not know. */
export function unknownWords(text: string): readonly string[] {
  known ??= collect();
  const vocabulary = known;
  return wordsIn(text).filter((word) => !/^\d+$/.test(word) && !stems(word).some((stem) => vocabulary.has(stem)));
}

export function wordsIn(text: string): readonly string[] {
  return wordsOf(text).map((word) => word.text);
}

/** Every text in a piece of data. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The words of everything the knowledge base itself says, and everyday ones. */
function collect(): ReadonlySet<string> {
  const words = new Set([...ordinaryWords, ...wordsNearNames, ...everydayWords].map(fold));
  for (const text of textsIn(generalRules)) for (const word of wordsIn(text)) words.add(word);
  for (const { monograph, rules } of listHerbs()) {
    for (const text of [...textsIn(monograph), ...rules.flatMap(({ why, advice }) => [why, advice])])
      for (const word of wordsIn(text)) words.add(word);
  }
  return new Set([...words].flatMap(stems));
}

/** A word, and what is left of it without an English ending. */
export function stems(word: string): readonly string[] {
  const found = [word];
  for (const [ending, instead] of endings) {
    if (word.length - ending.length >= 3 && word.endsWith(ending)) found.push(word.slice(0, -ending.length) + instead);
  }
  return found;
}

const endings: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
  ['er', 'e'],
  ['ness', ''],
];
