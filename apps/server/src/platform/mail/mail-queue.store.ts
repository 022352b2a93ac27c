import type { Insertable, Updateable } from 'kysely';
import type { Database, Db } from '../database/database.ts';

type MailQueueTable = Database['mail_queue'];

export interface DueMail {
  readonly id: number;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
}

export function listDue(db: Db, { at, limit }: { at: string; limit: number }): Promise<DueMail[]> {
  return db
    .selectFrom('mail_queue')
    .select(['id', 'kind', 'payload', 'attempts'])
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<=', at)
    .orderBy('id')
    .limit(limit)
    .execute();
}

interface Claim {
  readonly mail: DueMail;
  /** When another instance may claim it. */
  readonly until: string;
}

/** Claims a mail for this process: another instance that saw the same row finds its attempts changed. */
export async function claimMail(db: Db, { mail: { id, attempts }, until }: Claim): Promise<boolean> {
  const result = await db
    .updateTable('mail_queue')
    .set({ attempts: attempts + 1, nextAttemptAt: until })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function insertMail(db: Db, row: Insertable<MailQueueTable>): Promise<void> {
  await db.insertInto('mail_queue').values(row).execute();
}

export async function updateMail(
  db: Db,
  { id, changes }: { id: number; changes: Updateable<MailQueueTable> },
): Promise<void> {
  await db.updateTable('mail_queue').set(changes).where('id', '=', id).execute();
}
