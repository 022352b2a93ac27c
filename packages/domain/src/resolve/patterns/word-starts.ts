import { whenForgetting } from '../../forget-texts.ts';
import { createMemory } from '../lately.ts';
import { beyondAscii, type Clause, longestStart } from './required-starts.ts';

/** A clause in numbers, with whether the text last asked about meets it: lists share their clauses, and read one text in a row. */
export interface NumberedClause {
  readonly starts: readonly number[];
  lastAsked: StartsIn | null;
  isMet: boolean;
}

/** The numbers of the word prefixes that stand in a text, each once. */
export type StartsIn = readonly number[];

const numbers = new Map<string, number>();
const clauses = new Map<string, NumberedClause>();
/** By the number of a prefix, the text it was last seen in. */
const seenIn: (StartsIn | undefined)[] = [];
let lastSeen: StartsIn | undefined;
const words = createMemory(startsOfWord);
const texts = createMemory(startsOfText);
whenForgetting(words.age);
whenForgetting(texts.age);

/** The same clause for the same prefixes; texts read before it was known are read again. */
export function numbered(clause: Clause): NumberedClause {
  const starts = [...new Set(clause)];
  const key = starts.join(' ');
  const known = clauses.get(key);
  if (known) return known;
  const fresh = { starts: starts.map(numberOf), lastAsked: null, isMet: false };
  clauses.set(key, fresh);
  return fresh;
}

/** The known word prefixes of a text. */
export function startsIn(text: string): StartsIn {
  return texts.read(text);
}

export function areMetBy(all: readonly NumberedClause[], starts: StartsIn): boolean {
  for (const clause of all) {
    if (clause.lastAsked !== starts) ask(clause, starts);
    if (!clause.isMet) return false;
  }
  return true;
}

function ask(clause: NumberedClause, starts: StartsIn): void {
  if (lastSeen !== starts) {
    for (const start of starts) seenIn[start] = starts;
    lastSeen = starts;
  }
  clause.isMet = clause.starts.some((start) => seenIn[start] === starts);
  clause.lastAsked = starts;
}

function numberOf(start: string): number {
  const known = numbers.get(start);
  if (known !== undefined) return known;
  seenIn.push(undefined);
  numbers.set(start, numbers.size);
  words.clear();
  texts.clear();
  return numbers.size - 1;
}

function startsOfText(text: string): StartsIn {
  const found = new Set<number>();
  const isForeign = /[^\0-\x7f]/.test(text);
  for (const word of text.toLowerCase().match(isForeign ? /[\p{L}\d]+/gu : /[a-z\d]+/g) ?? [])
    for (const start of words.read(word)) found.add(start);
  const foreign = isForeign ? numbers.get(beyondAscii) : undefined;
  if (foreign !== undefined) found.add(foreign);
  return [...found];
}

function startsOfWord(word: string): StartsIn {
  const starts: number[] = [];
  for (let length = 1; length <= Math.min(word.length, longestStart); length += 1) {
    const number = numbers.get(word.slice(0, length));
    if (number !== undefined) starts.push(number);
  }
  return starts;
}
