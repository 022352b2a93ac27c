import type { Insertable, Selectable, Updateable } from 'kysely';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';

type ProfilesTable = Database['profiles'];
export type ProfileRow = Selectable<ProfilesTable>;

const columns = [
  'id',
  'userId',
  'name',
  'age',
  'gender',
  'height',
  'weight',
  'currentMedications',
  'allergies',
  'healthConcerns',
  'healthGoals',
  'isMainProfile',
  'createdAt',
] as const;

/** Main first, then by age of the record. */
export function listProfileRows(db: Db, userId: number): Promise<ProfileRow[]> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('isMainProfile', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findProfileRow(db: Db, { id, userId }: Owned): Promise<ProfileRow | undefined> {
  return (await listOwned(db, [id, userId]))[0];
}

const listOwned = compileOnce((db) =>
  db.selectFrom('profiles').select(columns).where('id', '=', 1).where('userId', '=', 1),
);

export async function findMainProfileRow(db: Db, userId: number): Promise<ProfileRow | undefined> {
  return (await listMain(db, [userId, 1]))[0];
}

const listMain = compileOnce((db) =>
  db.selectFrom('profiles').select(columns).where('userId', '=', 1).where('isMainProfile', '=', 1),
);

/** Makes other writers of this user's profiles wait until the transaction ends. */
export async function holdProfiles(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', userId)
    .execute();
}

export function insertProfile(db: Db, row: Insertable<ProfilesTable>): Promise<ProfileRow> {
  return db.insertInto('profiles').values(row).returning(columns).executeTakeFirstOrThrow();
}

export async function updateProfileRow(
  db: Db,
  { id, userId, changes }: { id: number; userId: number; changes: Updateable<ProfilesTable> },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('profiles').set(changes).where('id', '=', id).where('userId', '=', userId).execute();
}

export async function clearMainFlag(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ isMainProfile: 0 })
    .where('userId', '=', userId)
    .where('isMainProfile', '=', 1)
    .execute();
}

export async function deleteProfileRow(db: Db, { id, userId }: Owned): Promise<void> {
  await db.deleteFrom('profiles').where('id', '=', id).where('userId', '=', userId).execute();
}
