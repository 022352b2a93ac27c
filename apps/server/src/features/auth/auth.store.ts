import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { userColumns } from './auth.tables.ts';

export function findByUsername(db: Db, usernameKey: string) {
  return db
    .selectFrom('users')
    .select([...userColumns, 'password'])
    .where('usernameKey', '=', usernameKey)
    .executeTakeFirst();
}

export function listByEmail(db: Db, emailKey: string) {
  return db.selectFrom('users').select(userColumns).where('emailKey', '=', emailKey).orderBy('id').execute();
}

export function listByIds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('users').select(userColumns).where('id', 'in', ids).orderBy('id').execute();
}

export function insertUser(db: Db, user: Insertable<Database['users']>) {
  return db.insertInto('users').values(user).returning(userColumns).executeTakeFirstOrThrow();
}

export async function setResetToken(
  db: Db,
  { userId, tokenHash, expiry }: { userId: number; tokenHash: string; expiry: string },
) {
  await db
    .updateTable('users')
    .set({ resetToken: tokenHash, resetTokenExpiry: expiry })
    .where('id', '=', userId)
    .execute();
}

interface Redemption {
  readonly tokenHash: string;
  readonly now: string;
  readonly password: string;
}

/** Swaps a live reset token for the new password; only one of several callers at once gets a row. */
export function redeemResetToken(db: Db, { tokenHash, now, password }: Redemption) {
  return db
    .updateTable('users')
    .set({ password, resetToken: null, resetTokenExpiry: null })
    .where('resetToken', '=', tokenHash)
    .where('resetTokenExpiry', '>', now)
    .returning(userColumns)
    .executeTakeFirst();
}

export function findByResetToken(db: Db, { tokenHash, now }: { tokenHash: string; now: string }) {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('resetToken', '=', tokenHash)
    .where('resetTokenExpiry', '>', now)
    .executeTakeFirst();
}

export function setRole(db: Db, userId: number, role: string) {
  return db
    .updateTable('users')
    .set({ role })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}
