import { slopeOfHanging } from './hang.ts';
import { meanConfidence, readPage } from './page-words.ts';
import { type Line, tiltOf, toLines } from './rows.ts';

/** One look at the picture. */
export interface Reading {
  readonly lines: readonly Line[];
  /** Letters in words that were surely read: how much this look is worth. */
  readonly worth: number;
  /** The mean confidence of its words, from 0 to 100. */
  readonly confidence: number;
  /** How far its rows fall to the right, in degrees. */
  readonly tilt: number;
}

const sureWord = 60;

export function toReading(page: string): Reading {
  const groups = readPage(page);
  const words = groups.flat();
  const sure = words.filter(({ text, confidence }) => confidence >= sureWord && /\p{L}{3}/u.test(text));
  return {
    lines: toLines(groups),
    worth: sure.reduce((sum, { text }) => sum + text.length, 0),
    confidence: meanConfidence(words),
    tilt: (Math.atan(slopeOfHanging(groups) ?? tiltOf(groups).slope) * 180) / Math.PI,
  };
}
