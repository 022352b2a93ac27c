import { lately } from '../lately.ts';
import { alternativesOf, type Part, partsOf } from './pattern-parts.ts';

/** Prefixes have at most this many letters. */
const longest = 6;
/** What may stand before the first word of a pattern. */
const beforeAWord = new Set([
  String.raw`\b`,
  String.raw`(?<![\w'])`,
  String.raw`(?<![\w-])`,
  String.raw`(?<![\p{L}\d])`,
  '(?<![a-zA-Z0-9])',
]);
type Among = (text: string) => ReadonlySet<RegExp>;
/** Word prefixes of which a text must have at least one. */
type Clause = readonly string[];

interface Alternative {
  readonly pattern: RegExp;
  readonly others: readonly Clause[];
}

/**
 * Indexes patterns by the word prefixes without which they cannot match, so that most patterns need not be tried on most
 * texts. The result returns the patterns that may match a text.
 */
export function sortByStart(patterns: Iterable<RegExp>): Among {
  const byStart = new Map<string, Alternative[]>();
  const anywhere: RegExp[] = [];
  const shared = new Map<string, Clause>();
  for (const pattern of new Set(patterns)) {
    const clauses = clausesOf(pattern.source, false);
    if (clauses.some((each) => each.length === 0)) anywhere.push(pattern);
    else for (const each of clauses.map(rarestFirst)) addAlternative(each, pattern);
  }

  function addAlternative([first = [], ...others]: readonly Clause[], pattern: RegExp): void {
    for (const start of new Set(first)) {
      const alternative = { pattern, others: others.map((clause) => oneOf(clause, shared)) };
      const present = byStart.get(start);
      if (present) present.push(alternative);
      else byStart.set(start, [alternative]);
    }
  }

  return (text) => {
    const found = new Set(anywhere);
    const starts = lastStartsOf(text);
    const known = new Map<Clause, boolean>();
    for (const start of starts)
      for (const { pattern, others } of byStart.get(start) ?? [])
        if (!found.has(pattern) && others.every((clause) => hasOneOf(clause, starts, known))) found.add(pattern);
    return found;
  };
}

/** Many patterns share a clause: it is stored once, so that it is tested once per text. */
function oneOf(clause: Clause, shared: Map<string, Clause>): Clause {
  const key = clause.join(' ');
  const present = shared.get(key);
  if (present) return present;
  shared.set(key, clause);
  return clause;
}

function hasOneOf(clause: Clause, starts: ReadonlySet<string>, known: Map<Clause, boolean>): boolean {
  const before = known.get(clause);
  if (before !== undefined) return before;
  const has = clause.some((each) => starts.has(each));
  known.set(clause, has);
  return has;
}

/** Clauses of few and long prefixes are the rarest. */
function rarestFirst(clauses: readonly Clause[]): readonly Clause[] {
  const common = (clause: Clause) => clause.reduce((sum, start) => sum + 8 ** -start.length, 0);
  return clauses.toSorted((one, other) => common(one) - common(other));
}

/** Many indexes read the same text in a row. */
const lastStartsOf = lately(wordStartsOf, 32);

/** Every prefix of every word of a text. */
function wordStartsOf(text: string): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\d]+/gu))
    for (let length = Math.min(word.length, longest); length > 0; length -= 1) starts.add(word.slice(0, length));
  return starts;
}

/** For each alternative the clauses it requires; none when that cannot be determined. */
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
    if (starts) clauses.push(starts.map((each) => each.slice(0, longest)));
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
    if (!/^[a-z\d]$/i.test(text) || (often !== '' && often !== '+')) break;
    letters += text.toLowerCase();
    if (often === '+') break;
  }
  return letters === '' ? null : [letters];
}

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
