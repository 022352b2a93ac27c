import type { HerbUse } from '../../herbs/herb.ts';

/** How sure the studies are, in everyday words. */
export const gradeWords = {
  strong: 'well studied',
  moderate: 'some good studies',
  limited: 'small or mixed studies',
  theoretical: 'tradition, hardly studied',
} as const;

/** The same for one use: studies that found nothing are no good sign, however good they are. */
export function gradeOf({ evidence, result }: Studied): string {
  return result === 'no-benefit' ? 'studied, no benefit found' : gradeWords[evidence];
}

interface Studied {
  readonly evidence: HerbUse['evidence'];
  readonly result?: HerbUse['result'] | undefined;
}

/** How an answer that offers herbs tells their names and grades. */
export const gradeInList =
  /^\W*([^().\n]{2,40}) \((?:well studied|some good studies|small or mixed studies|tradition, hardly studied)\)\. /m;
