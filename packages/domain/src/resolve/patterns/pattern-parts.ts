import { kept } from '../../kept.ts';

/** One piece of a pattern: a group, a set, an escape or a letter, with what says how often it stands. */
export interface Part {
  readonly text: string;
  readonly often: string;
  /** What stands in a group, with a number, a name or neither; null for any other part. */
  readonly inner: readonly Alternative[] | null;
  /** What must stand ahead or behind; null where it must not, and for any other part. */
  readonly around: readonly Alternative[] | null;
  readonly isWidthless: boolean;
}

export type Alternative = readonly Part[];

interface Reader {
  readonly source: string;
  at: number;
}

const howOften = /(?:[?*+]|\{\d*,?\d*\})\??/y;
/** "\p{L}", and "\k<name>": what a group of that name has found. */
const named = /\\(?:p\{\w+\}|k<\w+>)/y;
const opening = /\((?:\?(?:<\w+>|<?[=!]|:))?/y;
const widthless = new Set(['^', '$', String.raw`\b`, String.raw`\B`]);

/** A letter beyond ASCII, as the built server writes it (decision 23). */
const writtenOut = /\\u([\da-f]{4})/gi;

/** A pattern's source, read once into the pieces of its alternatives. */
export function readPattern(source: string): readonly Alternative[] {
  return alternativesFrom({ source: source.replaceAll(writtenOut, letterOf), at: 0 });
}

function letterOf(escape: string, digits: string): string {
  const unit = Number.parseInt(digits, 16);
  return unit < 0x80 ? escape : String.fromCharCode(unit);
}

/** As far as the end of the group, or of the source. */
function alternativesFrom(reader: Reader): readonly Alternative[] {
  const { source } = reader;
  let parts: Part[] = [];
  const alternatives = [parts];
  while (reader.at < source.length && source[reader.at] !== ')') {
    if (source[reader.at] === '|') {
      parts = [];
      alternatives.push(parts);
      reader.at += 1;
    } else parts.push(partFrom(reader));
  }
  return alternatives;
}

function partFrom(reader: Reader): Part {
  const { source, at } = reader;
  if (source[at] === '(') return groupFrom(reader);
  reader.at = signEnd(source, at);
  const text = source.slice(at, reader.at);
  const often = oftenFrom(reader);
  return often === '' && text.length === 1 ? kept(plainSigns, text, signOf) : { ...signOf(text), often };
}

function signOf(text: string): Part {
  return { text, often: '', inner: null, around: null, isWidthless: widthless.has(text) };
}

/** Most of any pattern are single letters. */
const plainSigns = new Map<string, Part>();

function groupFrom(reader: Reader): Part {
  const { source, at } = reader;
  opening.lastIndex = reader.at;
  const opened = opening.exec(source)?.[0] ?? '(';
  reader.at += opened.length;
  const isPlain = /[:>]$/.test(opened) || (opened === '(' && source[reader.at] !== '?');
  const alternatives = alternativesFrom(reader);
  reader.at += 1;
  return {
    text: source.slice(at, reader.at),
    often: oftenFrom(reader),
    inner: isPlain ? alternatives : null,
    around: opened.endsWith('=') ? alternatives : null,
    isWidthless: /[=!]$/.test(opened),
  };
}

function oftenFrom(reader: Reader): string {
  const sign = reader.source[reader.at];
  if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return '';
  howOften.lastIndex = reader.at;
  const often = howOften.exec(reader.source)?.[0] ?? '';
  reader.at += often.length;
  return often;
}

function signEnd(source: string, at: number): number {
  if (source[at] === '[') return setEnd(source, at);
  if (source[at] !== '\\') return at + 1;
  named.lastIndex = at;
  return at + (named.exec(source)?.[0].length ?? 2);
}

function setEnd(source: string, from: number): number {
  let at = from + 1;
  if (source[at] === '^') at += 1;
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Whether a part may be left out. */
export function isOptional({ often }: Part): boolean {
  return often !== '' && /^(?:[?*]|\{0?,)/.test(often);
}
