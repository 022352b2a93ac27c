import { limits } from '@herbie/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';

type SupplementsTable = Database['supplements'];
type DosesTable = Database['supplement_doses'];
export type SupplementRow = Selectable<SupplementsTable>;
export type DoseRow = Selectable<DosesTable>;

const columns = [
  'id',
  'userId',
  'profileId',
  'name',
  'dosage',
  'frequency',
  'startDate',
  'endDate',
  'notes',
  'schedule',
  'supply',
  'createdAt',
] as const;
const doseColumns = ['id', 'userId', 'supplementId', 'takenOn', 'time', 'status', 'createdAt'] as const;

export function listSupplementRows(
  db: Db,
  { userId, profileId }: { userId: number; profileId: number },
): Promise<SupplementRow[]> {
  return listOfProfile(db, [userId, profileId, limits.supplements]);
}

const listOfProfile = compileOnce((db) =>
  db
    .selectFrom('supplements')
    .select(columns)
    .where('userId', '=', 1)
    .where('profileId', '=', 1)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limits.supplements),
);

/** Of everybody in the account. */
export function listSupplementRowsOfUser(db: Db, userId: number): Promise<SupplementRow[]> {
  return db
    .selectFrom('supplements')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function findSupplementRow(db: Db, { id, userId }: Owned): Promise<SupplementRow | undefined> {
  return db
    .selectFrom('supplements')
    .select(columns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export function insertSupplement(db: Db, row: Insertable<SupplementsTable>): Promise<SupplementRow> {
  return db.insertInto('supplements').values(row).returning(columns).executeTakeFirstOrThrow();
}

interface Change {
  readonly id: number;
  readonly userId: number;
  readonly changes: Updateable<SupplementsTable>;
}

export async function updateSupplementRow(db: Db, { id, userId, changes }: Change): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('supplements').set(changes).where('id', '=', id).where('userId', '=', userId).execute();
}

interface DoseWindow {
  readonly userId: number;
  readonly supplementIds: readonly number[];
  readonly from: string;
  readonly to: string;
}

export function listDoseRows(db: Db, { userId, supplementIds, from, to }: DoseWindow): Promise<DoseRow[]> {
  if (supplementIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('supplement_doses')
    .select(doseColumns)
    .where('userId', '=', userId)
    .where('supplementId', 'in', supplementIds)
    .where('takenOn', '>=', from)
    .where('takenOn', '<=', to)
    .orderBy('takenOn')
    .orderBy('id')
    .execute();
}

export function insertDose(db: Db, row: Insertable<DosesTable>): Promise<DoseRow> {
  return db.insertInto('supplement_doses').values(row).returning(doseColumns).executeTakeFirstOrThrow();
}
