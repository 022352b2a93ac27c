import { coverage, listHerbs as listKnownHerbs, toHerbText } from '@herbie/domain';
import { byHerbName, type HerbReply } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { keepSetting, readSetting } from '../../platform/database/kept-settings.store.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { herbsErrors } from './herbs.errors.ts';
import { findHerbRow, listHerbRows, upsertHerbs } from './herbs.store.ts';

const versionSetting = 'knowledge-version';

/** Fills the herbs table from the knowledge base when that is newer than what the table holds. */
export async function fillHerbs({ db, clock }: AppDeps): Promise<void> {
  const { version } = coverage();
  if ((await readSetting(db, versionSetting)) === version) return;
  const texts = listKnownHerbs().map((herb) => {
    const { description, uses, precautions } = toHerbText(herb);
    return { key: herb.key, name: herb.name, scientificName: herb.scientificName, description, uses, precautions };
  });
  await db.transaction().execute(async (tx) => {
    await upsertHerbs(tx, texts, timestamp(clock));
    await keepSetting(tx, { name: versionSetting, value: version });
  });
}

export async function getHerb(db: Db, id: number): Promise<HerbReply> {
  const row = await findHerbRow(db, id);
  if (!row) throw new AppError(herbsErrors.herbNotFound);
  return row;
}

const herbIndexes = new WeakMap<Db, Promise<ReadonlyMap<string, HerbReply>>>();

/** The table's rows by the knowledge base's keys. Read once per process: rows change only when it starts. */
export function herbsByKey(db: Db): Promise<ReadonlyMap<string, HerbReply>> {
  const known = herbIndexes.get(db);
  if (known) return known;
  const index = listHerbRows(db).then((rows) => new Map(rows.toSorted(byHerbName).map((row) => [row.key, row])));
  herbIndexes.set(db, index);
  index.catch(() => herbIndexes.delete(db));
  return index;
}
