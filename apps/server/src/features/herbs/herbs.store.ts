import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';

export type HerbRow = Selectable<Database['herbs']>;
export type HerbTexts = Omit<Insertable<Database['herbs']>, 'id' | 'createdAt'>;

const columns = ['id', 'key', 'name', 'scientificName', 'description', 'uses', 'precautions', 'createdAt'] as const;
const batchSize = 50;

export function listHerbRows(db: Db): Promise<HerbRow[]> {
  return db.selectFrom('herbs').select(columns).execute();
}

export function findHerbRow(db: Db, id: number): Promise<HerbRow | undefined> {
  return db.selectFrom('herbs').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Writes the knowledge base's texts by key, so that ids survive an update. */
export async function upsertHerbs(db: Db, herbs: readonly HerbTexts[], createdAt: string): Promise<void> {
  for (let start = 0; start < herbs.length; start += batchSize) {
    await db
      .insertInto('herbs')
      .values(herbs.slice(start, start + batchSize).map((herb) => ({ ...herb, createdAt })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          scientificName: eb.ref('excluded.scientificName'),
          description: eb.ref('excluded.description'),
          uses: eb.ref('excluded.uses'),
          precautions: eb.ref('excluded.precautions'),
        })),
      )
      .execute();
  }
}
