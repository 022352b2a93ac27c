import { byHerbName, type HerbReply } from '@herbie/contract';
import { listHerbs, toHerbText } from '@herbie/domain';
import { readNumbers } from './herb-numbers.ts';

const firstOwnId = 1_000_000_000;
let rows: Promise<readonly HerbReply[]> | null = null;

/** The herbs as the server lists them. One whose number on the server is not known gets one of this device's own. */
export function herbRows(): Promise<readonly HerbReply[]> {
  rows ??= makeRows();
  return rows;
}

async function makeRows(): Promise<readonly HerbReply[]> {
  const numbers = await readNumbers();
  return listHerbs()
    .map((herb, place) => ({
      id: numbers.get(herb.key) ?? firstOwnId + place,
      key: herb.key,
      name: herb.name,
      scientificName: herb.scientificName,
      ...toHerbText(herb),
      createdAt: new Date(0).toISOString(),
    }))
    .toSorted(byHerbName);
}
