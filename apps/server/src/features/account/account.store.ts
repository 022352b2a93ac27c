import type { Updateable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { forgetRegistration } from '../../platform/http/idempotency.store.ts';
import { userColumns } from '../auth/auth.tables.ts';

export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  return (await db.selectFrom('users').select('password').where('id', '=', userId).executeTakeFirst())?.password;
}

interface NewPassword {
  readonly userId: number;
  /** The hash that was confirmed. */
  readonly before: string;
  readonly changes: Updateable<Database['users']>;
}

/** False when the password was changed meanwhile. */
export async function replacePassword(db: Db, { userId, before, changes }: NewPassword): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where('password', '=', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

export async function updateUser(db: Db, userId: number, changes: Updateable<Database['users']>) {
  if (Object.keys(changes).length > 0) await db.updateTable('users').set(changes).where('id', '=', userId).execute();
  return db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** Removes a user and everything that belongs to them, the traces in shared tables included; false when there is none. */
export async function deleteUser(db: Db, userId: number): Promise<boolean> {
  await lockUser(db, userId);
  await db.deleteFrom('idempotency_keys').where('ownerId', '=', userId).execute();
  await forgetRegistration(db, userId);
  await db.deleteFrom('analytics_events').where('userId', '=', userId).execute();
  await db.updateTable('audit_log').set({ userId: null, address: null }).where('userId', '=', userId).execute();
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}

/** First, as in every transaction that writes for this user: two that wait for each other would both have to end. */
async function lockUser(db: Db, userId: number): Promise<void> {
  const unchanged = db.updateTable('users').set((eb) => ({ role: eb.ref('role') }));
  await unchanged.where('id', '=', userId).execute();
}

/** Removes what says anything about health; the account itself stays. */
export async function deleteHealthRows(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('chats').where('userId', '=', userId).execute();
  await db.deleteFrom('herb_analyses').where('userId', '=', userId).execute();
  await db.deleteFrom('profiles').where('userId', '=', userId).execute();
  await db.deleteFrom('favorites').where('userId', '=', userId).execute();
  await db.deleteFrom('product_recommendations').where('userId', '=', userId).execute();
  await db.deleteFrom('idempotency_keys').where('ownerId', '=', userId).execute();
}

/** The newest answer to each kind of consent. */
export function listConsentRows(db: Db, userId: number) {
  return db
    .selectFrom('consents')
    .select(['kind', 'version', 'granted', 'createdAt'])
    .where('userId', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('consents')
        .select((inner) => inner.fn.max('id').as('id'))
        .where('userId', '=', userId)
        .groupBy('kind'),
    )
    .orderBy('kind')
    .execute();
}

export async function insertConsent(
  db: Db,
  row: { userId: number; kind: string; version: string; granted: 0 | 1; createdAt: string },
) {
  await db.insertInto('consents').values(row).execute();
}

type OwnedTable = {
  [Table in keyof Database]: 'userId' extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** How each table with an owner is exported: row by row, in a custom format, or not at all (mere traces). */
const inExport = {
  profiles: 'rows',
  chats: 'rows',
  chat_messages: 'rows',
  message_feedback: 'rows',
  wellness_entries: 'rows',
  supplements: 'rows',
  supplement_doses: 'rows',
  favorites: 'rows',
  product_recommendations: 'rows',
  herb_analyses: 'apart',
  consents: 'apart',
  sessions: 'not',
  running_answers: 'not',
  analytics_events: 'not',
  audit_log: 'not',
} as const satisfies Record<OwnedTable, 'rows' | 'apart' | 'not'>;

type PersonalTable = {
  [Table in OwnedTable]: (typeof inExport)[Table] extends 'rows' ? Table : never;
}[OwnedTable];
export const personalTables: readonly PersonalTable[] = Object.entries(inExport).flatMap(([table, how]) =>
  // safe: the keys of `inExport` with these values are the type's members.
  how === 'rows' ? [table as PersonalTable] : [],
);

/** Every row of one of the user's own tables. */
export function listAllRows(db: Db, table: PersonalTable, userId: number): Promise<Record<string, unknown>[]> {
  return db.selectFrom(table).selectAll().where('userId', '=', userId).orderBy('id').execute();
}

export function listAnalysesWithPictures(db: Db, userId: number) {
  return db
    .selectFrom('herb_analyses')
    .select(['id', 'result', 'herbName', 'imageBase64', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
