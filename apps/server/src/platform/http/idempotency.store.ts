import { type Call, register } from '@herbie/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../database/database.ts';

type KeysTable = Database['idempotency_keys'];

/** One caller's key. */
export interface OwnedKey {
  /** The user's id, or 0 for calls that need no session. */
  readonly ownerId: number;
  /** The hash of what was sent as the key. */
  readonly key: string;
}

export async function insertKey(db: Db, row: Omit<Insertable<KeysTable>, 'status' | 'reply'>): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({ ...row, status: null, reply: null })
    .execute();
}

export function findKey(
  db: Db,
  { ownerId, key }: OwnedKey,
): Promise<Pick<Selectable<KeysTable>, 'bodyHash' | 'callName' | 'status' | 'reply'> | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['bodyHash', 'callName', 'status', 'reply'])
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

interface Note extends OwnedKey {
  /** Null while the answer is not final. */
  readonly status: number | null;
  readonly reply: string;
}

export async function noteAnswer(db: Db, { ownerId, key, status, reply }: Note): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, reply })
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .execute();
}

export async function removeOldKey(db: Db, { ownerId, key, before }: OwnedKey & { before: string }): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .where('createdAt', '<', before)
    .execute();
}

interface Forgetting {
  readonly userId: number;
  readonly calls: readonly Call[];
}

/** Deletes stored replies of these calls: deleted data must not survive under its Idempotency-Key. */
export async function forgetAnswers(db: Db, { userId, calls }: Forgetting): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('ownerId', '=', userId)
    .where(
      'callName',
      'in',
      calls.map(({ name }) => name),
    )
    .where('status', 'is not', null)
    .execute();
}

/** Deletes what was told of a registration: it is stored before there is a session, so its owner is nobody. */
export async function forgetRegistration(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('callName', '=', register.name)
    .where('reply', 'like', `{"id":${userId},%`)
    .execute();
}

interface Unfinished {
  /** All callers when left out. */
  readonly owned?: OwnedKey;
  /** Any age when left out. */
  readonly before?: string;
}

/** Settles abandoned keys: a stored partial reply becomes final, the others are deleted as if never sent. */
export async function settleUnfinished(db: Db, { owned, before }: Unfinished): Promise<void> {
  let nothingDone = db.deleteFrom('idempotency_keys').where('status', 'is', null).where('reply', 'is', null);
  let begun = db
    .updateTable('idempotency_keys')
    .set({ status: 201 })
    .where('status', 'is', null)
    .where('reply', 'is not', null);
  if (owned) {
    nothingDone = nothingDone.where('ownerId', '=', owned.ownerId).where('key', '=', owned.key);
    begun = begun.where('ownerId', '=', owned.ownerId).where('key', '=', owned.key);
  }
  if (before !== undefined) {
    nothingDone = nothingDone.where('createdAt', '<', before);
    begun = begun.where('createdAt', '<', before);
  }
  await nothingDone.execute();
  await begun.execute();
}
