import { createHash } from 'node:crypto';
import { findHerb, resolveName, useKeys, usesFromText } from '@herbie/domain';
import type { HerbReply } from '@herbie/contract';

interface Filter {
  readonly q?: string | undefined;
  readonly use?: string | undefined;
  readonly letter?: string | undefined;
}

const mostMatches = 40;

/** Herbs by any name or typo (best first), by use, by first letter. Without a filter, all of them by name. */
export function filterHerbs(rows: readonly HerbReply[], { q, use, letter }: Filter): HerbReply[] {
  let kept = [...rows];
  if (q !== undefined && q.trim() !== '') kept = byName(kept, q);
  if (use !== undefined && use.trim() !== '') kept = byUse(kept, use);
  if (letter !== undefined && letter !== '')
    kept = kept.filter((row) => row.name.toLowerCase().startsWith(letter.toLowerCase()));
  return kept;
}

/** Changes whenever the list does. */
export function entityTag(rows: readonly HerbReply[]): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(`${row.id}:${row.name}:${row.uses}:${row.precautions}\n`);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function byName(rows: readonly HerbReply[], q: string): HerbReply[] {
  const rank = new Map(
    resolveName(q, mostMatches)
      .filter((match) => match.kind === 'herb')
      .map((match, place) => [match.id, place]),
  );
  const plain = q.trim().toLowerCase();
  const placeOf = (row: HerbReply): number | undefined =>
    rank.get(row.key) ?? (row.name.toLowerCase().includes(plain) ? mostMatches : undefined);
  return rows
    .flatMap((row) => {
      const place = placeOf(row);
      return place === undefined ? [] : [{ row, place }];
    })
    .toSorted((left, right) => left.place - right.place)
    .map(({ row }) => row);
}

function byUse(rows: readonly HerbReply[], use: string): HerbReply[] {
  const known = useKeys.find((key) => key === use);
  const wanted = new Set<string>(known === undefined ? usesFromText(use) : [known]);
  return rows.filter((row) => findHerb(row.key)?.monograph?.uses.some((each) => wanted.has(each.use)) === true);
}
