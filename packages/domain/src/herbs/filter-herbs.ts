import { resolveName } from '../resolve/resolve-name.ts';
import { findHerb } from './catalogue.ts';
import { usesNamed } from './uses-from-text.ts';
import { usesInFavour } from './uses-in-favour.ts';

interface Filter {
  readonly q?: string | undefined;
  readonly use?: string | undefined;
  readonly letter?: string | undefined;
  /** Only herbs that are described in full, not those listed for their warnings alone. */
  readonly isCovered?: boolean | undefined;
  readonly limit?: number | undefined;
}

interface Named {
  readonly key: string;
  readonly name: string;
}

const maxMatches = 40;

/** Herbs by any name or typo (best first), by use, by first letter; the first `limit` of them. Without a filter, all of them as they came. */
export function filterHerbs<Row extends Named>(rows: readonly Row[], filter: Filter): Row[] {
  const { q, use, letter, isCovered = false, limit } = filter;
  let kept = isCovered ? rows.filter(({ key }) => findHerb(key)?.monograph != null) : [...rows];
  if (q !== undefined && q.trim() !== '') kept = byName(kept, q);
  if (use !== undefined && use.trim() !== '') kept = byUse(kept, use);
  if (letter !== undefined && letter !== '')
    kept = kept.filter((row) => row.name.toLowerCase().startsWith(letter.toLowerCase()));
  return kept.slice(0, limit);
}

function byName<Row extends Named>(rows: readonly Row[], q: string): Row[] {
  const rank = new Map(
    resolveName(q, maxMatches)
      .filter((match) => match.kind === 'herb')
      .map((match, place) => [match.id, place]),
  );
  const plain = q.trim().toLowerCase();
  const placeOf = (row: Row): number | undefined =>
    rank.get(row.key) ?? (row.name.toLowerCase().includes(plain) ? maxMatches : undefined);
  return rows
    .flatMap((row) => {
      const place = placeOf(row);
      return place === undefined ? [] : [{ row, place }];
    })
    .toSorted((left, right) => left.place - right.place)
    .map(({ row }) => row);
}

function byUse<Row extends Named>(rows: readonly Row[], use: string): Row[] {
  const wanted = new Set<string>(usesNamed(use));
  return rows.filter((row) => {
    const herb = findHerb(row.key);
    return herb !== undefined && usesInFavour(herb).some((each) => wanted.has(each.use));
  });
}
