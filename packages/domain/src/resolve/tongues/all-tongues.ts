import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { medicinePurposes } from './medicine-purposes.ts';
import { otherTongues } from './other-tongues.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { Tongue } from './tongue.ts';

/** The languages whose words of illness, stages of life and relatives are understood. */
export const allTongues: readonly Tongue[] = [
  medicinePurposes,
  german,
  spanish,
  french,
  italian,
  portuguese,
  hindi,
  otherTongues,
];
