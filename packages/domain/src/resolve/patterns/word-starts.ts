import { whenForgetting } from '../../forget-texts.ts';
import { createMemory } from '../lately.ts';
import { beyondAscii, type Clause, longestStart, wordEnd } from './required-starts.ts';

/** The numbers of the word prefixes that stand in a text, each once. */
export type StartsIn = readonly number[];

/** What stands in the text that was last asked about: lists share their prefixes and clauses, and read one text in a row. */
let reading = 0;
let lastRead: StartsIn | undefined;
/** By the number of a prefix, the reading it was last seen in. */
const seenIn: number[] = [];
const numbers = new Map<string, number>();

/** By the number of a clause, where its prefixes begin among those of all, one clause behind the other. */
const clauseFrom: number[] = [0];
const prefixes: number[] = [];
/** By the number of a clause, the reading it was last asked about in, and whether that text meets it. */
const askedIn: number[] = [];
const isMet: boolean[] = [];
const clauses = new Map<string, number>();

const words = createMemory(startsOfWord);
const texts = createMemory(startsOfText);
whenForgetting(words.age);
whenForgetting(texts.age);

/** The same number for the same prefixes; texts read before they were known are read again. */
export function numberOfClause(clause: Clause): number {
  const starts = [...new Set(clause)];
  const key = starts.join(' ');
  const known = clauses.get(key);
  if (known !== undefined) return known;
  prefixes.push(...starts.map(numberOfStart));
  clauseFrom.push(prefixes.length);
  askedIn.push(-1);
  isMet.push(false);
  clauses.set(key, clauses.size);
  return clauses.size - 1;
}

/** The numbers of the prefixes of a clause. */
export function startsOfClause(clause: number): readonly number[] {
  return prefixes.slice(clauseFrom[clause], clauseFrom[clause + 1]);
}

/** The known word prefixes of a text; it is the one that clauses are asked about from now on. */
export function startsIn(text: string): StartsIn {
  const starts = texts.read(text);
  if (starts !== lastRead) {
    reading += 1;
    for (const start of starts) seenIn[start] = reading;
    lastRead = starts;
  }
  return starts;
}

/** Whether the text last asked about has a prefix of the clause. */
export function isClauseMet(clause: number): boolean {
  if (askedIn[clause] !== reading) {
    askedIn[clause] = reading;
    isMet[clause] = hasAnyOf(clauseFrom[clause] ?? 0, clauseFrom[clause + 1] ?? 0);
  }
  return isMet[clause] ?? false;
}

function hasAnyOf(from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (seenIn[prefixes[at] ?? 0] === reading) return true;
  return false;
}

function numberOfStart(start: string): number {
  const known = numbers.get(start);
  if (known !== undefined) return known;
  seenIn.push(0);
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
  const whole = numbers.get(word + wordEnd);
  if (whole !== undefined) starts.push(whole);
  return starts;
}
