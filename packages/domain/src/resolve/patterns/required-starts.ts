import { lately } from '../lately.ts';
import { type Alternative, isOptional, type Part, readPattern } from './pattern-parts.ts';
import { isGap, startsAWord, startsAWordBehind, startsAWordBehindAll } from './word-boundaries.ts';

/** Word prefixes of which a text must have at least one. */
export type Clause = readonly string[];

/** Prefixes have at most this many letters. */
export const longestStart = 6;
/** Stands behind a prefix that is the whole word: "a" is in "a spot", and not in "again". */
export const wordEnd = ' ';
/** Stands for any sign beyond ASCII: what is written in another script needs one. */
export const beyondAscii = '\u0080';

/** For each alternative of a pattern the clauses it requires, the rarest first; none when that cannot be determined. */
export function requiredStarts(pattern: RegExp): readonly (readonly Clause[])[] {
  return clausesOf(readPattern(pattern.source), false).map(rarestFirst);
}

/** Clauses of few and long prefixes are the rarest. */
function rarestFirst(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length < 2) return clauses;
  const common = (clause: Clause) => clause.reduce((sum, start) => sum + 8 ** -start.length, 0);
  return clauses.toSorted((one, other) => common(one) - common(other));
}

function clausesOf(alternatives: readonly Alternative[], atWordStart: boolean): readonly (readonly Clause[])[] {
  return alternatives.flatMap((each) => clausesOfOne(each, atWordStart));
}

function clausesOfOne(parts: Alternative, atWordStart: boolean): readonly (readonly Clause[])[] {
  const solid = parts.filter((part) => !part.isWidthless);
  const [only] = solid;
  const inner = only && solid.length === 1 && only.often === '' ? only.inner : null;
  const before = only ? parts.slice(0, parts.indexOf(only)) : [];
  // What is looked for ahead or behind is asked of all the alternatives alike, and would be lost.
  const isBare = before.every(({ around }) => around === null);
  if (inner !== null && isBare && startsAWordBehindAll(before, atWordStart)) return clausesOf(inner, true);
  return [clausesOfSequence(parts, atWordStart)];
}

function clausesOfSequence(parts: Alternative, atWordStart: boolean): readonly Clause[] {
  const clauses: Clause[] = [];
  let isStart = atWordStart;
  for (const [at, part] of parts.entries()) {
    if (part.isWidthless) clauses.push(...clausesAround(part, isStart));
    else if (isStart || beginsAtAWord(part)) {
      const starts = startsFrom(parts, at);
      if (starts) clauses.push(starts.map((each) => each.slice(0, longestStart)));
    }
    isStart = startsAWordBehind(part, isStart);
  }
  return clauses.length === 0 && parts.some(needsBeyondAscii) ? [[beyondAscii]] : clauses;
}

/** What a part that must stand ahead or behind requires; nothing where it may be one of several. */
function clausesAround({ text, around }: Part, isStart: boolean): readonly Clause[] {
  const [only = [], ...others] = around ?? [];
  return others.length > 0 ? [] : clausesOfSequence(only, isStart && text.startsWith('(?='));
}

/** A group each alternative of which says so itself: "(?:\bchest|\bbreast)". */
function beginsAtAWord(part: Part): boolean {
  const isSaid = (parts: Alternative) => parts.slice(0, solidAt(parts)).some(startsAWord);
  return part.inner !== null && !isOptional(part) && part.inner.every(isSaid);
}

function needsBeyondAscii(part: Part): boolean {
  if (isOptional(part)) return false;
  return part.inner === null
    ? /^[^\0-\x7f\u017f\u212a]$/.test(part.text)
    : part.inner.every((each) => each.some(needsBeyondAscii));
}

/**
 * The prefixes with which the parts from a place on must begin; null when they cannot be determined. `isClosed` says that a word
 * ends behind the last part.
 */
function startsFrom(parts: Alternative, from: number, isClosed = false): readonly string[] | null {
  const first = parts[from];
  if (!first) return null;
  if (first.inner !== null) {
    const isInnerClosed = first.often === '' && isClosedBehind(parts, from, isClosed);
    const starts = first.inner.map((each) => startsFrom(each, solidAt(each), isInnerClosed));
    if (isOptional(first)) starts.push(startsFrom(parts, solidAt(parts, from + 1), isClosed));
    return starts.some((each) => each === null) ? null : starts.flatMap((each) => each ?? []);
  }
  const signs = signsOfSet(first.text);
  if (signs && !isOptional(first)) return signs;
  if (isOptional(first)) return first.often.startsWith('?') ? startsWithOrWithout(parts, from, isClosed) : null;
  return startsInLetters(parts, from, isClosed);
}

/** "s?he" begins with "she" or with "he". */
function startsWithOrWithout(parts: Alternative, from: number, isClosed: boolean): readonly string[] | null {
  const [letter, next] = [parts[from], parts[from + 1]];
  if (!letter || !next || next.isWidthless || !isLetterOrDigit(letter)) return null;
  const without = startsFrom(parts, from + 1, isClosed);
  return without && [...without, ...without.map((start) => letter.text.toLowerCase() + start)];
}

function startsInLetters(parts: Alternative, from: number, isClosed: boolean): readonly string[] | null {
  let letters = '';
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part || !isLetterOrDigit(part) || (part.often !== '' && part.often !== '+')) break;
    letters += part.text.toLowerCase();
    if (part.often === '+') return [letters];
    if (isClosedBehind(parts, at, isClosed)) return [letters + wordEnd];
  }
  return letters === '' ? null : [letters];
}

/** Whether no letter of the word can follow a part: behind it stands a blank, or it is the last. */
function isClosedBehind(parts: Alternative, at: number, isClosed: boolean): boolean {
  const next = parts[solidAt(parts, at + 1)];
  return next === undefined ? isClosed : endsAWord(next);
}

function endsAWord(part: Part): boolean {
  return part.inner === null && !isOptional(part) && isGap(part.text);
}

/** Letters that are one sign in all their spellings; an accented one may be written as two. */
const letterOrDigit = /^[a-zа-я\d]$/i;

function isLetterOrDigit({ text }: Part): boolean {
  return text.length === 1 && letterOrDigit.test(text);
}

const lettersAndDigits = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
const digit = String.raw`\d`;
const digits = lettersAndDigits.slice(0, 10);
const smallSet = /^\[(?:[a-z\d](?:-[a-z\d])?)+\]$/;

/** The letters or digits of a set that has nothing else; null for any other. */
function signsOfSet(text: string): readonly string[] | null {
  if (text === digit) return digits;
  return text.startsWith('[') && smallSet.test(text) ? signsOf(text) : null;
}

/** Few sets stand in thousands of patterns. */
const signsOf = lately((set: string): readonly string[] => {
  const pattern = new RegExp(set);
  return lettersAndDigits.filter((sign) => pattern.test(sign));
}, 256);

/** Where, from a place on, the first part stands that has a width. */
function solidAt(parts: Alternative, from = 0): number {
  let at = from;
  while (parts[at]?.isWidthless) at += 1;
  return at;
}
