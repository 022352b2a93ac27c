import type { Rating } from '@herbie/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import { compileOnce, firstOrThrow } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { StoredBoolean } from '../../platform/database/values.ts';

type MessagesTable = Database['chat_messages'];
export const messageColumns = [
  'id',
  'chatId',
  'userId',
  'parentId',
  'content',
  'role',
  'profileId',
  'status',
  'engine',
  'answer',
  'knowledgeVersion',
  'createdAt',
] as const;
export type MessageRow = Selectable<MessagesTable>;

/** A literal, not a parameter: otherwise SQLite cannot use its partial index of running answers. */
export const running = sql.lit<'running'>('running');

export async function findMessageRow(
  db: Db,
  { id, chatId }: { id: number; chatId: number },
): Promise<MessageRow | undefined> {
  return (await listInChat(db, [id, chatId]))[0];
}

const listInChat = compileOnce((db) =>
  db.selectFrom('chat_messages').select(messageColumns).where('id', '=', 1).where('chatId', '=', 1),
);

/** By id alone, for internal use after the owner was checked. */
export function findAnswerRow(db: Db, id: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .select(messageColumns)
    .where('id', '=', id)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
}

type NewMessage = Omit<MessageRow, 'id'>;

export async function insertMessage(db: Db, row: NewMessage): Promise<MessageRow> {
  const { chatId, userId, parentId, content, role, profileId, createdAt } = row;
  const { status, engine, answer, knowledgeVersion } = row;
  const place = [chatId, userId, parentId, content, role, profileId, createdAt];
  return firstOrThrow(await insertRow(db, [...place, status, engine, answer, knowledgeVersion]));
}

const anyPlace = { chatId: 1, userId: 1, parentId: 1, content: '', role: 'user', profileId: 1, createdAt: '' } as const;
const unwritten = { status: null, engine: null, answer: null, knowledgeVersion: null };
const insertRow = compileOnce((db) =>
  db
    .insertInto('chat_messages')
    .values({ ...anyPlace, ...unwritten })
    .returning(messageColumns),
);

type Finished = Pick<MessageRow, 'content' | 'status' | 'engine' | 'answer' | 'knowledgeVersion' | 'createdAt'>;

/** Stores what was written into the row that waits for it; it fails when that is gone. */
export async function finishMessage(db: Db, waiting: MessageRow, written: Finished): Promise<MessageRow> {
  const { content, status, engine, answer, knowledgeVersion, createdAt } = written;
  const still = await finishRow(db, [content, status, engine, answer, knowledgeVersion, createdAt, waiting.id]);
  return { ...waiting, ...written, ...firstOrThrow(still) };
}

const finishRow = compileOnce((db) =>
  db
    .updateTable('chat_messages')
    .set({ content: '', status: null, engine: null, answer: null, knowledgeVersion: null, createdAt: '' })
    .where('id', '=', 1)
    .returning(['profileId', 'parentId']),
);

export function updateMessage(
  db: Db,
  { id, changes }: { id: number; changes: Updateable<MessagesTable> },
): Promise<MessageRow> {
  return db
    .updateTable('chat_messages')
    .set(changes)
    .where('id', '=', id)
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
}

/** Marks answers of a stopped process as interrupted, so that none appears to be typing forever. */
export async function interruptAbandoned(db: Db, before: string): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ status: 'interrupted' })
    .where('status', '=', running)
    .where('createdAt', '<', before)
    .execute();
}

export async function findRunning(db: Db, chatId: number) {
  return (await listRunning(db, [chatId]))[0];
}

const listRunning = compileOnce((db) =>
  db
    .selectFrom('chat_messages')
    .select(['id', 'status', 'createdAt'])
    .where('chatId', '=', 1)
    .where('status', '=', running),
);

/** Written answers in the order of their ids, a page after an id. */
export async function listAnswersAfter(db: Db, { after, limit }: { after: number; limit: number }) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', 'chatId', 'answer', 'knowledgeVersion'])
    .where('role', '=', 'assistant')
    .where('answer', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, answer: row.answer ?? '{}' }));
}

interface Feedback {
  readonly userId: number;
  readonly messageId: number;
  readonly rating: Rating;
  readonly note: string | null;
  readonly sharesAnswer: StoredBoolean;
  readonly createdAt: string;
}

/** The newest rating replaces earlier ones; repeating a report creates a new one. */
export async function replaceFeedback(db: Db, row: Feedback): Promise<void> {
  const { userId, messageId, ...said } = row;
  await db.deleteFrom('message_feedback').where('userId', '=', userId).where('messageId', '=', messageId).execute();
  await db
    .insertInto('message_feedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'messageId']).doUpdateSet({ ...said, handledAt: null }))
    .execute();
}

export function listRatings(db: Db, { userId, messageIds }: { userId: number; messageIds: readonly number[] }) {
  return db
    .selectFrom('message_feedback')
    .select(['messageId', 'rating'])
    .where('userId', '=', userId)
    .where('messageId', 'in', messageIds)
    .execute();
}
