import { listHerbs } from '../herbs/catalogue.ts';
import { ordinaryWords } from '../resolve/ordinary-words.ts';
import { wordsNearNames } from '../resolve/words-near-names.ts';
import { fold, wordsOf } from '../resolve/words.ts';
import { generalRules } from '../safety/rules/general-rules.ts';
import { everydayWords } from './everyday-words.ts';

let known: ReadonlySet<string> | undefined;

/** How many of the words are not English words that this guard can read. */
export function unknownWords(text: string): readonly string[] {
  known ??= collect();
  const vocabulary = known;
  return wordsOf(text)
    .map((word) => word.text)
    .filter((word) => !/^\d+$/.test(word) && !stems(word).some((stem) => vocabulary.has(stem)));
}

/** The words of everything the knowledge base itself says, and everyday ones. */
function collect(): ReadonlySet<string> {
  const texts = [
    ...listHerbs().flatMap(({ monograph, rules }) => [
      ...stringsIn(monograph),
      ...rules.flatMap(({ why, advice }) => [why, advice]),
    ]),
    ...stringsIn(generalRules),
  ];
  const words = new Set([...ordinaryWords, ...wordsNearNames, ...everydayWords].map(fold));
  for (const text of texts) for (const { text: word } of wordsOf(text)) words.add(word);
  for (const word of words) for (const stem of stems(word)) words.add(stem);
  return words;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The word and what is left without an English ending. */
function stems(word: string): string[] {
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
