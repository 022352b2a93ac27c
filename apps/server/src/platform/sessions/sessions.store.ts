import type { Insertable } from 'kysely';
import { compileOnce } from '../database/compile-once.ts';
import type { Database, Db } from '../database/database.ts';

/** The session with this token and its user, however old. */
export async function findByTokenHash(db: Db, tokenHash: string) {
  return (await listByTokenHash(db, [tokenHash]))[0];
}

const listByTokenHash = compileOnce((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id as sessionId', 'sessions.persistent', 'sessions.lastSeenAt', 'sessions.expiresAt'])
    .select(['users.id', 'username', 'email', 'firstName', 'lastName', 'role', 'users.createdAt'])
    .where('tokenHash', '=', 'a hash'),
);

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findByTokenHash>>>;

export async function listAlive(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

export async function insertSession(db: Db, row: Insertable<Database['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function noteVisit(db: Db, { id, at }: { id: number; at: string }): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: at }).where('id', '=', id).execute();
}

export async function removeSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

interface Over {
  readonly now: string;
  /** A session that was last seen then, or earlier, has ended for want of use. */
  readonly idleSince: { readonly persistent: string; readonly browserSession: string };
  readonly userId?: number | undefined;
}

export async function removeExpired(db: Db, { now, idleSince, userId }: Over): Promise<void> {
  const expired = db.deleteFrom('sessions').where(({ and, eb, or }) => {
    const idle = (persistent: 0 | 1, since: string) =>
      and([eb('persistent', '=', persistent), eb('lastSeenAt', '<=', since)]);
    return or([eb('expiresAt', '<=', now), idle(1, idleSince.persistent), idle(0, idleSince.browserSession)]);
  });
  await (userId === undefined ? expired : expired.where('userId', '=', userId)).execute();
}

export async function removeOfUser(db: Db, { userId, except }: { userId: number; except?: number | undefined }) {
  const ofUser = db.deleteFrom('sessions').where('userId', '=', userId);
  await (except === undefined ? ofUser : ofUser.where('id', '!=', except)).execute();
}
