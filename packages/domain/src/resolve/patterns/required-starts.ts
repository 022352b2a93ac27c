import { lately } from '../lately.ts';
import { alternativesOf, innerOf, isOptional, type Part, partsOf } from './pattern-parts.ts';
import { isWidthless, startsAWord, startsAWordBehind, startsAWordBehindAll } from './word-boundaries.ts';

/** Word prefixes of which a text must have at least one. */
export type Clause = readonly string[];

/** Prefixes have at most this many letters. */
export const longestStart = 6;
/** Stands for any sign beyond ASCII: what is written in another script needs one. */
export const beyondAscii = '\u0080';

/** For each alternative of a pattern the clauses it requires, the rarest first; none when that cannot be determined. */
export function requiredStarts(pattern: RegExp): readonly (readonly Clause[])[] {
  return clausesOf(pattern.source, false).map(rarestFirst);
}

/** Clauses of few and long prefixes are the rarest. */
function rarestFirst(clauses: readonly Clause[]): readonly Clause[] {
  const common = (clause: Clause) => clause.reduce((sum, start) => sum + 8 ** -start.length, 0);
  return clauses.toSorted((one, other) => common(one) - common(other));
}

function clausesOf(source: string, atWordStart: boolean): readonly (readonly Clause[])[] {
  return alternativesOf(source).flatMap((each) => clausesOfOne(each, atWordStart));
}

function clausesOfOne(source: string, atWordStart: boolean): readonly (readonly Clause[])[] {
  const parts = partsOf(source);
  const solid = parts.filter(({ text }) => !isWidthless(text));
  const [only] = solid;
  const inner = only && solid.length === 1 && only.often === '' ? innerOf(only.text) : null;
  const before = only ? parts.slice(0, parts.indexOf(only)) : [];
  // What is looked for ahead or behind is asked of all the alternatives alike, and would be lost.
  const isBare = before.every(({ text }) => !text.startsWith('(?=') && !text.startsWith('(?<='));
  if (inner !== null && isBare && startsAWordBehindAll(before, atWordStart)) return clausesOf(inner, true);
  return [clausesOfSequence(parts, atWordStart)];
}

function clausesOfSequence(parts: readonly Part[], atWordStart: boolean): readonly Clause[] {
  const clauses: Clause[] = [];
  let isStart = atWordStart;
  for (const [at, part] of parts.entries()) {
    if (isWidthless(part.text)) clauses.push(...clausesAround(part.text, isStart));
    else if (isStart || beginsAtAWord(part)) {
      const starts = isOptional(part) && innerOf(part.text) === null ? null : startsOfPart(parts.slice(at));
      if (starts) clauses.push(starts.map((each) => each.slice(0, longestStart)));
    }
    isStart = startsAWordBehind(part, isStart);
  }
  return clauses.length === 0 && parts.some(needsBeyondAscii) ? [[beyondAscii]] : clauses;
}

/** What a part that must stand ahead or behind requires; nothing where it may be one of several. */
function clausesAround(text: string, isStart: boolean): readonly Clause[] {
  const [, inner] = /^\(\?<?=(.*)\)$/s.exec(text) ?? [];
  const [only = '', ...others] = alternativesOf(inner ?? '');
  return others.length > 0 ? [] : clausesOfSequence(partsOf(only), isStart && text.startsWith('(?='));
}

/** A group each alternative of which says so itself: "(?:\bchest|\bbreast)". */
function beginsAtAWord({ text, often }: Part): boolean {
  const inner = innerOf(text);
  return (
    inner !== null &&
    !isOptional({ text, often }) &&
    alternativesOf(inner).every((each) => {
      const parts = partsOf(each);
      return parts.slice(0, solidAt(parts)).some((part) => startsAWord(part.text));
    })
  );
}

function needsBeyondAscii(part: Part): boolean {
  if (isOptional(part)) return false;
  const inner = innerOf(part.text);
  return inner === null
    ? /^[^\0-\x7f\u017f\u212a]$/.test(part.text)
    : alternativesOf(inner).every((each) => partsOf(each).some(needsBeyondAscii));
}

/** The prefixes with which these parts must begin; null when they cannot be determined. */
function startsOfPart(parts: readonly Part[]): readonly string[] | null {
  const [first, ...rest] = parts;
  if (!first) return null;
  const inner = innerOf(first.text);
  if (inner !== null) {
    const starts = alternativesOf(inner).map((each) => startsOfPart(withoutWidthless(partsOf(each))));
    const all = isOptional(first) ? [...starts, startsOfPart(withoutWidthless(rest))] : starts;
    return all.some((each) => each === null) ? null : all.flatMap((each) => each ?? []);
  }
  const signs = signsOfSet(first.text);
  if (signs && !isOptional(first)) return signs;
  let letters = '';
  for (const { text, often } of parts) {
    if (!letterOrDigit.test(text) || (often !== '' && often !== '+')) break;
    letters += text.toLowerCase();
    if (often === '+') break;
  }
  return letters === '' ? null : [letters];
}

/** Letters that are one sign in all their spellings; an accented one may be written as two. */
const letterOrDigit = /^[a-zа-я\d]$/i;
const lettersAndDigits = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
const smallSet = /^\[(?:[a-z\d](?:-[a-z\d])?)+\]$/;

/** The letters or digits of a set that has nothing else; null for any other. */
function signsOfSet(text: string): readonly string[] | null {
  if (text === String.raw`\d`) return lettersAndDigits.slice(0, 10);
  return text.startsWith('[') && smallSet.test(text) ? signsOf(text) : null;
}

/** Few sets stand in thousands of patterns. */
const signsOf = lately((set: string): readonly string[] => {
  const pattern = new RegExp(set);
  return lettersAndDigits.filter((sign) => pattern.test(sign));
}, 256);

function withoutWidthless(parts: readonly Part[]): readonly Part[] {
  return parts.slice(solidAt(parts));
}

function solidAt(parts: readonly Part[]): number {
  const at = parts.findIndex(({ text }) => !isWidthless(text));
  return at < 0 ? parts.length : at;
}
