import { lately } from '../lately.ts';
import { alternativesOf, type Part, partsOf } from './pattern-parts.ts';

/** Word prefixes of which a text must have at least one. */
export type Clause = readonly string[];

/** Prefixes have at most this many letters. */
export const longestStart = 6;
/** What may stand before the first word of a pattern. */
const beforeAWord = new Set([
  String.raw`\b`,
  String.raw`(?<![\w'])`,
  String.raw`(?<![\w-])`,
  String.raw`(?<![\p{L}\d])`,
  '(?<![a-zA-Z0-9])',
]);

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
  const startsAWord = atWordStart || parts.some(({ text }) => beforeAWord.has(text));
  if (
    only &&
    solid.length === 1 &&
    only.often === '' &&
    only.text.startsWith('(?:') &&
    parts[0] !== only &&
    startsAWord
  )
    return clausesOf(only.text.slice(3, -1), true);
  return [clausesOfSequence(parts, atWordStart)];
}

function clausesOfSequence(parts: readonly Part[], atWordStart: boolean): readonly Clause[] {
  const clauses: Clause[] = [];
  let isStart = atWordStart;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) break;
    if (isWidthless(part.text)) {
      isStart ||= part.text === '^' || beforeAWord.has(part.text);
      continue;
    }
    const starts = isStart && !isOptional(part) ? startsOfPart(parts.slice(at)) : null;
    if (starts) clauses.push(starts.map((each) => each.slice(0, longestStart)));
    isStart = endsAtAWordStart(part, isStart);
  }
  return clauses;
}

/** The prefixes with which these parts must begin; null when they cannot be determined. */
function startsOfPart(parts: readonly Part[]): readonly string[] | null {
  const [first, ...rest] = parts;
  if (!first) return null;
  if (first.text.startsWith('(?:')) {
    const inner = alternativesOf(first.text.slice(3, -1)).map((each) => startsOfPart(withoutWidthless(partsOf(each))));
    const all = isOptional(first) ? [...inner, startsOfPart(withoutWidthless(rest))] : inner;
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
  const at = parts.findIndex(({ text }) => !isWidthless(text));
  return at < 0 ? [] : parts.slice(at);
}

const widthless = new Set(['^', '$', String.raw`\b`, String.raw`\B`]);
const lookarounds = ['(?=', '(?!', '(?<=', '(?<!'];

function isWidthless(text: string): boolean {
  return widthless.has(text) || lookarounds.some((each) => text.startsWith(each));
}

function isOptional({ often }: Part): boolean {
  return /^(?:[?*]|\{0?,)/.test(often);
}

function endsWithAGap(parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  return last !== undefined && !isOptional(last) && endsAtAWordStart(last, false);
}

/** After a blank, and after what may stand before a word without being needed, a word begins. */
function endsAtAWordStart({ text, often }: Part, isStart: boolean): boolean {
  const isGap = text === ' ' || /^\[[ ,!:-]+\]$/.test(text);
  if (isGap) return isOptional({ text, often }) ? isStart : true;
  if (isStart && text.startsWith('(?:'))
    return alternativesOf(text.slice(3, -1)).every((each) => each !== '' && endsWithAGap(partsOf(each)));
  return isStart && text === String.raw`\W` && often === '*';
}
