import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';

type EntriesTable = Database['wellness_entries'];
export type EntryRow = Selectable<EntriesTable>;

const columns = [
  'id',
  'userId',
  'profileId',
  'date',
  'sleepQuality',
  'energyLevel',
  'stressLevel',
  'mood',
  'symptoms',
  'notes',
  'createdAt',
] as const;

interface Window {
  readonly userId: number;
  readonly profileId: number;
  /** yyyy-MM-dd, both included. */
  readonly from: string;
  readonly to: string;
}

export function listEntryRows(db: Db, { userId, profileId, from, to }: Window): Promise<EntryRow[]> {
  return db
    .selectFrom('wellness_entries')
    .select(columns)
    .where('userId', '=', userId)
    .where('profileId', '=', profileId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();
}

export function findEntryOfDay(
  db: Db,
  { userId, profileId, date }: { userId: number; profileId: number; date: string },
) {
  return db
    .selectFrom('wellness_entries')
    .select('id')
    .where('userId', '=', userId)
    .where('profileId', '=', profileId)
    .where('date', '=', date)
    .executeTakeFirst();
}

/** Stores the day's entry, replacing what the day held. */
export function upsertEntry(db: Db, row: Insertable<EntriesTable>): Promise<EntryRow> {
  const { sleepQuality, energyLevel, stressLevel, mood, symptoms, notes } = row;
  return db
    .insertInto('wellness_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['profileId', 'date'])
        .doUpdateSet({ sleepQuality, energyLevel, stressLevel, mood, symptoms, notes }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}
