import { forAChild } from './unsafe-advice/for-a-child.ts';
import { inPregnancy } from './unsafe-advice/in-pregnancy.ts';
import { toACabinet } from './unsafe-advice/to-a-cabinet.ts';
import { toAnAdult } from './unsafe-advice/to-an-adult.ts';
import { toNobody } from './unsafe-advice/to-nobody.ts';

/**
 * Unsafe advice in mild words, each written with knowledge of the guard's rules. The guard must reject every one of these
 * sentences.
 */
export interface UnsafeAdvice {
  readonly about: 'cabinet' | 'adult' | 'pregnant' | 'child' | 'nobody';
  readonly text: string;
}

const by = (about: UnsafeAdvice['about'], texts: readonly string[]): UnsafeAdvice[] =>
  texts.map((text) => ({ about, text }));

export const unsafeAdvice: readonly UnsafeAdvice[] = [
  ...by('cabinet', toACabinet),
  ...by('adult', toAnAdult),
  ...by('pregnant', inPregnancy),
  ...by('child', forAChild),
  ...by('nobody', toNobody),
];
