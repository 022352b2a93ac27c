import type { Rating } from '@herbie/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import { compileOnce, firstOrThrow } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { StoredBoolean } from '../../platform/database/values.ts';

type MessagesTable = Database['chat_messages'];
const columns = [
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
const running = sql.lit<'running'>('running');

type Spoken = Pick<MessageRow, 'role' | 'content' | 'profileId'>;
interface Branch {
  readonly chatId: number;
  /** The newest message of the branch. */
  readonly leafId: number;
  readonly limit: number;
}

/** The branch that ends in `leafId`, oldest first, at most `limit` messages from its end. */
export async function listBranch(db: Db, { chatId, leafId, limit }: Branch): Promise<MessageRow[]> {
  return readBranch(db, [leafId, chatId, limit]);
}

/** The same, only who says what, and for whom. */
export function listSpoken(db: Db, { chatId, leafId, limit }: Branch): Promise<Spoken[]> {
  return readSpoken(db, [leafId, chatId, limit]);
}

const ofBranch = columns.map((column) => `chat_messages.${column}` as const);
const readBranch = compileOnce((db) => branchIn(db).select(ofBranch));
const readSpoken = compileOnce((db) => branchIn(db).select(['role', 'content', 'profileId']));

function branchIn(db: Db) {
  return db
    .withRecursive('branch', (recursive) =>
      recursive
        .selectFrom('chat_messages')
        .select(['id', 'parentId'])
        .select((eb) => eb.lit(1).as('depth'))
        .where('id', '=', 1)
        .where('chatId', '=', 1)
        .unionAll(
          recursive
            .selectFrom('chat_messages as older')
            .innerJoin('branch', 'older.id', 'branch.parentId')
            .select(['older.id', 'older.parentId'])
            .select((eb) => eb('branch.depth', '+', eb.lit(1)).as('depth'))
            .where('branch.depth', '<', 1),
        ),
    )
    .selectFrom('chat_messages')
    .innerJoin('branch', 'branch.id', 'chat_messages.id')
    .orderBy('branch.depth', 'desc');
}

/** Ids of all messages with the same parents: versions of one another. */
export function listSiblings(db: Db, { chatId, parentIds }: { chatId: number; parentIds: readonly (number | null)[] }) {
  const known = parentIds.filter((id) => id !== null);
  return db
    .selectFrom('chat_messages')
    .select(['id', 'parentId', 'role'])
    .where('chatId', '=', chatId)
    .where((where) =>
      where.or([
        ...(known.length > 0 ? [where('parentId', 'in', known)] : []),
        ...(known.length < parentIds.length ? [where('parentId', 'is', null)] : []),
      ]),
    )
    .where((where) => where.or([where('status', 'is', null), where('status', '!=', 'running')]))
    .orderBy('id')
    .execute();
}

/** The other versions of a question that is being answered, and of its answer. */
export function listVersions(db: Db, { chatId, id, parentId }: Pick<MessageRow, 'chatId' | 'id' | 'parentId'>) {
  return parentId === null ? listFirstOr(db, [chatId, id]) : listUnder(db, [chatId, id, parentId]);
}

const listFirstOr = compileOnce((db) =>
  versionsIn(db).where((where) => where.or([where('parentId', '=', 1), where('parentId', 'is', null)])),
);
const listUnder = compileOnce((db) => versionsIn(db).where('parentId', 'in', [1, 1]));

function versionsIn(db: Db) {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'parentId', 'role'])
    .where('chatId', '=', 1)
    .where((where) => where.or([where('status', 'is', null), where('status', '!=', running)]))
    .orderBy('id');
}

export async function findMessageRow(
  db: Db,
  { id, chatId }: { id: number; chatId: number },
): Promise<MessageRow | undefined> {
  return (await listInChat(db, [id, chatId]))[0];
}

const listInChat = compileOnce((db) =>
  db.selectFrom('chat_messages').select(columns).where('id', '=', 1).where('chatId', '=', 1),
);

/** By id alone, for internal use after the owner was checked. */
export function findAnswerRow(db: Db, id: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .select(columns)
    .where('id', '=', id)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
}

/** The newest message below `id`, following the newest child each time; `id` itself when it has none. */
export async function findNewestLeaf(db: Db, { id, chatId }: { id: number; chatId: number }): Promise<number> {
  let leaf = id;
  for (;;) {
    const child = await db
      .selectFrom('chat_messages')
      .select((eb) => eb.fn.max('id').as('id'))
      .where('chatId', '=', chatId)
      .where('parentId', '=', leaf)
      .executeTakeFirst();
    if (child?.id == null) return leaf;
    leaf = child.id;
  }
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
    .returning(columns),
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
  return db.updateTable('chat_messages').set(changes).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
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
