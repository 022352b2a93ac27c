import { lately } from '../lately.ts';
import { type Alternative, isOptional, type Part } from './pattern-parts.ts';

/** What may stand before the first word of a pattern. */
const beforeAWord = new Set([
  '^',
  String.raw`\b`,
  String.raw`(?<![\w'])`,
  String.raw`(?<![\w-])`,
  String.raw`(?<![\p{L}\d])`,
  '(?<![a-zA-Z0-9])',
]);

/** Whether a part without width says that a word begins there. */
export function startsAWord({ text, around }: Part): boolean {
  if (beforeAWord.has(text)) return true;
  return around !== null && text.startsWith('(?<=') && around.every((each) => startsAWordBehindAll(each, false));
}

/** Whether a word begins behind these parts. */
export function startsAWordBehindAll(parts: Alternative, isStart: boolean): boolean {
  return parts.reduce((before, part) => startsAWordBehind(part, before), isStart);
}

/** After a gap, and after what may stand before a word without being needed, a word begins. */
export function startsAWordBehind(part: Part, isStart: boolean): boolean {
  const { text, often, inner } = part;
  if (part.isWidthless) return isStart || startsAWord(part);
  if (inner !== null) {
    const isBehind = inner.every((each) => startsAWordBehindAll(each, isStart));
    return isBehind && (isStart || !isOptional(part));
  }
  if (isLetter.test(text)) return false;
  if (isGap(text)) return isStart || !isOptional(part);
  return isStart && text === noLetter && often === '*';
}

const isLetter = /^[a-z\d]$/i;
const noLetter = String.raw`\W`;
const letters = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéß'];

/** A sign or a set of signs of which none is a letter or a digit. Few of them stand in thousands of patterns. */
export const isGap = lately((text: string): boolean => {
  if (/[\p{L}\d]/u.test(text.replaceAll(/\\[nst]/g, ''))) return false;
  const pattern = new RegExp(`^${text}$`);
  return !letters.some((letter) => pattern.test(letter));
}, 512);
