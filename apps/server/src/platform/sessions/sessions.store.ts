import type { ExpressionBuilder, Insertable } from 'kysely';
import { compileOnce } from '../database/compile-once.ts';
import type { Database, Db } from '../database/database.ts';
import type { StoredBoolean } from '../database/values.ts';

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

interface Moment {
  readonly now: string;
  /** A session that was last seen then, or earlier, has ended for want of use. */
  readonly idleSince: { readonly persistent: string; readonly browserSession: string };
}

function isExpired({ now, idleSince }: Moment) {
  return ({ and, eb, or }: ExpressionBuilder<Database, 'sessions'>) => {
    const isIdle = (persistent: StoredBoolean, since: string) =>
      and([eb('persistent', '=', persistent), eb('lastSeenAt', '<=', since)]);
    return or([eb('expiresAt', '<=', now), isIdle(1, idleSince.persistent), isIdle(0, idleSince.browserSession)]);
  };
}

export async function removeExpired(db: Db, moment: Moment): Promise<void> {
  await db.deleteFrom('sessions').where(isExpired(moment)).execute();
}

/** Those that have not ended, the one used last first. */
export function listOfUser(db: Db, userId: number, moment: Moment) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where((eb) => eb.not(isExpired(moment)(eb)))
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}

export async function removeOfUser(db: Db, { userId, except }: { userId: number; except?: number | undefined }) {
  const ofUser = db.deleteFrom('sessions').where('userId', '=', userId);
  await (except === undefined ? ofUser : ofUser.where('id', '!=', except)).execute();
}
