import type { Mention } from '../resolve/mention.ts';
import { readText } from '../resolve/read.ts';

const remembered = 120;

/** The known names of a block, read together with the words right before it: a name may be cut in two. */
export function namesIn(text: string, before: string): { mentions: readonly Mention[]; crossing: readonly Mention[] } {
  const tail = before.slice(-remembered);
  const offset = tail.length + 1;
  const all = readText(`${tail}\n${text}`).mentions.filter(({ kind }) => kind === 'herb' || kind === 'medicine');
  return {
    mentions: all
      .filter(({ end }) => end > offset)
      .map((mention) => ({ ...mention, start: Math.max(0, mention.start - offset), end: mention.end - offset })),
    crossing: all.filter(({ start, end }) => start < offset && end > offset),
  };
}

/** A # at each place of a text where a known name stands. */
export function maskOf(text: string, mentions: readonly Mention[]): string {
  const mask = Array.from({ length: text.length }, () => '.');
  for (const { start, end } of mentions) mask.fill('#', start, end);
  return mask.join('');
}
