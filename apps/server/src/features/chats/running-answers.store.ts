import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { fromStored } from '../../platform/database/values.ts';

type RunningTable = Database['running_answers'];

/**
 * The chats in which a user is being answered, by whichever instance. Beginnings of one user come one by one, so what
 * is counted in one is known to the next; what a process that is gone left behind is removed.
 */
export async function listAnsweredChats(db: Db, { userId, seenSince }: { userId: number; seenSince: string }) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await db.deleteFrom('running_answers').where('userId', '=', userId).where('seenAt', '<', seenSince).execute();
  const rows = await db
    .selectFrom('running_answers')
    .innerJoin('chat_messages', 'chat_messages.id', 'messageId')
    .select('running_answers.chatId')
    .where('running_answers.userId', '=', userId)
    .where('status', '=', 'running')
    .execute();
  return rows.map(({ chatId }) => chatId);
}

export async function putRunning(db: Db, row: Insertable<RunningTable>): Promise<void> {
  await db
    .insertInto('running_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('chatId').doUpdateSet(row))
    .execute();
}

interface Progress {
  readonly messageId: number;
  readonly events: string;
  readonly seenAt: string;
}

/** Reports the events so far; true when another instance has asked to stop the answer. */
export async function noteProgress(db: Db, { messageId, ...changes }: Progress): Promise<boolean> {
  const row = await db
    .updateTable('running_answers')
    .set(changes)
    .where('messageId', '=', messageId)
    .returning('stopAsked')
    .executeTakeFirst();
  return row !== undefined && fromStored(row.stopAsked);
}

/** The message being written in a chat, if it is the user's. */
export function findWritten(db: Db, { chatId, userId }: { chatId: number; userId: number }) {
  return db
    .selectFrom('running_answers')
    .innerJoin('chat_messages', 'chat_messages.id', 'messageId')
    .select(['messageId', 'seenAt'])
    .where('running_answers.chatId', '=', chatId)
    .where('running_answers.userId', '=', userId)
    .where('status', '=', 'running')
    .executeTakeFirst();
}

/** Progress of a message: its status and, while its writer is alive, the events so far. */
export function findProgress(db: Db, messageId: number) {
  return db
    .selectFrom('chat_messages')
    .leftJoin('running_answers', 'messageId', 'chat_messages.id')
    .select(['status', 'events', 'seenAt'])
    .where('chat_messages.id', '=', messageId)
    .executeTakeFirst();
}

export async function askToStop(db: Db, { chatId, userId }: { chatId: number; userId: number }): Promise<void> {
  await db
    .updateTable('running_answers')
    .set({ stopAsked: 1 })
    .where('chatId', '=', chatId)
    .where('userId', '=', userId)
    .execute();
}

export async function removeRunning(db: Db, messageId: number): Promise<void> {
  await db.deleteFrom('running_answers').where('messageId', '=', messageId).execute();
}

/** Marks an answer as interrupted unless it has ended meanwhile. */
export async function interruptMessage(db: Db, messageId: number): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ status: 'interrupted' })
    .where('id', '=', messageId)
    .where('status', '=', 'running')
    .execute();
}
