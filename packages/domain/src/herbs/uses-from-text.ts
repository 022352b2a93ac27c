import { withPlainApostrophes } from '../resolve/phrases.ts';
import type { UseKey } from './use-keys.ts';
import { usePhrases } from './use-phrases.ts';

/** The uses a text asks about, in a fixed order. */
export function usesFromText(text: string): readonly UseKey[] {
  const plain = withPlainApostrophes(text.toLowerCase());
  return usePhrases.filter(([, pattern]) => pattern.test(plain)).map(([use]) => use);
}
