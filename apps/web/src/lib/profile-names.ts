import type { getProfileSummary, ReplyOf } from '@herbie/contract';
import { splitNames } from './name-list.ts';

/** The single names in a text of a profile, without the marks that only Herbie needs. */
export function namesIn(text: string | null): string[] {
  return splitNames(withoutMarks(text ?? ''));
}

/** A text of a profile as people wrote or ticked it. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/(^|[\n,;])([^\S\n]*)Safety:\s*/g, '$1$2');
}

export type Read = Pick<ReplyOf<typeof getProfileSummary>, 'readAs' | 'recognised'>;

/** The names that an entry was read as where it does not hold them itself: of a slip, a brand, another language. */
export function readingOf(entry: string, { readAs, recognised }: Read): string | null {
  const item = recognised.filter(({ input, kind }) => input === entry && (kind === 'herb' || kind === 'medicine'));
  const read = readAs.filter(({ text, name }) => holds(entry, text) && !holds(name, text));
  const names = [...read, ...item].map(({ name }) => name);
  const others = [...new Set(names)].filter((name) => !holds(entry, name));
  return others.length === 0 ? null : others.join(', ');
}

/** Whether the words stand in the entry, and not within longer ones. */
export function holds(entry: string, words: string): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim()} `;
  return plain(entry).includes(plain(words));
}
