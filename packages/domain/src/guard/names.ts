import type { Mention } from '../resolve/mention.ts';
import { ordinaryWords } from '../resolve/ordinary-words.ts';
import { readText } from '../resolve/read.ts';

const remembered = 120;

export interface Names {
  /** Herbs and medicines. */
  readonly mentions: readonly Mention[];
  /** As long as the text, with # where a known name of any kind stands. */
  readonly mask: string;
  /** Names that begin in the words before. */
  readonly crossing: readonly Mention[];
}

/** The known names of a block, read together with the words right before it: a name may be cut in two. */
export function namesIn(text: string, before: string): Names {
  const tail = before.slice(-remembered);
  const offset = tail.length + 1;
  const every = readText(`${tail} ${text}`).mentions.filter(isMeant);
  const all = every.filter(({ kind }) => kind === 'herb' || kind === 'medicine');
  const inText = (mentions: readonly Mention[]) =>
    mentions
      .filter(({ end }) => end > offset)
      .map((mention) => ({ ...mention, start: Math.max(0, mention.start - offset), end: mention.end - offset }));
  return {
    mentions: inText(all),
    mask: maskOf(text, inText(every)),
    crossing: all.filter(({ start, end }) => start < offset && end > offset),
  };
}

/** "The same time" names no supplement called SAMe. */
function isMeant({ kind, text }: Mention): boolean {
  return kind !== 'herb' || text !== text.toLowerCase() || !ordinaryWords.has(text);
}

/** A # at each place of a text where a known name stands. */
function maskOf(text: string, mentions: readonly Mention[]): string {
  const mask = Array.from({ length: text.length }, () => '.');
  for (const { start, end } of mentions) mask.fill('#', start, end);
  return mask.join('');
}
