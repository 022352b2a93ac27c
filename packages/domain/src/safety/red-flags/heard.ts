import { withoutIdioms } from './harmless.ts';
import { plainWords } from './plain-words.ts';

const longestMessage = 8000;
let last: { readonly message: string; readonly heard: string } | undefined;

/** A message in mended words and without what is harmless wherever it stands; the last one is kept, for it is read by rules and by likeness. */
export function asHeard(message: string): string {
  if (last?.message !== message) last = { message, heard: withoutIdioms(plainWords(message.slice(0, longestMessage))) };
  return last.heard;
}
