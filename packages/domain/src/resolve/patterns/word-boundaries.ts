import { lately } from '../lately.ts';
import { alternativesOf, innerOf, isOptional, type Part, partsOf } from './pattern-parts.ts';

/** What may stand before the first word of a pattern. */
const beforeAWord = new Set([
  '^',
  String.raw`\b`,
  String.raw`(?<![\w'])`,
  String.raw`(?<![\w-])`,
  String.raw`(?<![\p{L}\d])`,
  '(?<![a-zA-Z0-9])',
]);
const widthless = new Set(['^', '$', String.raw`\b`, String.raw`\B`]);
const lookarounds = ['(?=', '(?!', '(?<=', '(?<!'];

export function isWidthless(text: string): boolean {
  return widthless.has(text) || lookarounds.some((each) => text.startsWith(each));
}

/** Whether a part without width says that a word begins there. */
export function startsAWord(text: string): boolean {
  if (beforeAWord.has(text)) return true;
  return (
    text.startsWith('(?<=') &&
    alternativesOf(text.slice(4, -1)).every((each) => startsAWordBehindAll(partsOf(each), false))
  );
}

/** Whether a word begins behind these parts. */
export function startsAWordBehindAll(parts: readonly Part[], isStart: boolean): boolean {
  return parts.reduce((before, part) => startsAWordBehind(part, before), isStart);
}

/** After a gap, and after what may stand before a word without being needed, a word begins. */
export function startsAWordBehind(part: Part, isStart: boolean): boolean {
  const { text, often } = part;
  if (isWidthless(text)) return isStart || startsAWord(text);
  const inner = innerOf(text);
  if (inner !== null) {
    const isBehind = alternativesOf(inner).every((each) => startsAWordBehindAll(partsOf(each), isStart));
    return isBehind && (isStart || !isOptional(part));
  }
  if (isGap(text)) return isStart || !isOptional(part);
  return isStart && text === String.raw`\W` && often === '*';
}

const letters = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéß'];

/** A sign or a set of signs of which none is a letter or a digit. Few of them stand in thousands of patterns. */
const isGap = lately((text: string): boolean => {
  if (/[\p{L}\d]/u.test(text.replaceAll(/\\[nst]/g, ''))) return false;
  const pattern = new RegExp(`^${text}$`);
  return !letters.some((letter) => pattern.test(letter));
}, 512);
