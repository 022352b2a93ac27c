import type { getProfileSummary, ReplyOf } from '@herbie/contract';
import { splitNames } from '../../lib/name-list.ts';

/** The single names in a text of a profile, without the marks that only Herbie needs. */
export function namesIn(text: string | null): string[] {
  return splitNames((text ?? '').replaceAll(/(?<=^|[\n,;])\s*Safety:/g, ''));
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
function holds(entry: string, words: string): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim()} `;
  return plain(entry).includes(plain(words));
}

/** "34 years, female, 168 cm, 62 kg"; what is not given is left out. */
export function personLine({
  age,
  gender,
  height,
  weight,
}: {
  readonly age: number | null;
  readonly gender: string | null;
  readonly height: number | null;
  readonly weight: number | null;
}): string {
  const parts = [
    age === null ? null : `${age} ${age === 1 ? 'year' : 'years'}`,
    gender === null || gender === 'prefer-not-to-say' ? null : gender,
    height === null ? null : `${height} cm`,
    weight === null ? null : `${weight} kg`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Age and sex not given' : parts.join(', ');
}
