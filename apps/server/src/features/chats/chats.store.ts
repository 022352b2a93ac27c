import { type Insertable, type Selectable, sql, type SqlBool, type Updateable } from 'kysely';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';
import type { PageOfUser } from '../../platform/paging.ts';

type ChatsTable = Database['chats'];
const listed = ['id', 'userId', 'title', 'pinned', 'lastActivityAt', 'createdAt'] as const;
const columns = [...listed, 'activeMessageId'] as const;
export type ChatRow = Pick<Selectable<ChatsTable>, (typeof columns)[number]>;
export type ListedRow = Pick<ChatRow, (typeof listed)[number]> & { readonly opening: string | null };

export const untitled = 'New Conversation';
/** No bound parameters: some of the lists are compiled once. */
const opening = sql<string | null>`case when "chats"."title" = ${sql.lit(untitled)} then (
  select substr("content", 1, 120) from "chat_messages"
  where "chat_messages"."chatId" = "chats"."id" and "role" = 'user'
  order by "chat_messages"."id" limit 1) end`.as('opening');

/** Newest first, without deleted chats. */
export function listChatRows(db: Db, { userId, limit, before }: PageOfUser): Promise<ListedRow[]> {
  return before === undefined ? listNewest(db, [userId, limit]) : listBefore(db, [userId, before, limit]);
}

const listNewest = compileOnce((db) => ofUser(db).limit(1));
const listBefore = compileOnce((db) => ofUser(db).where('id', '<', 1).limit(1));

export function listPinnedRows(db: Db, { userId, limit, before }: PageOfUser): Promise<ListedRow[]> {
  const query = db
    .selectFrom('chats')
    .select(listed)
    .select(opening)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('pinned', '=', 1);
  return (before === undefined ? query : query.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute();
}

function ofUser(db: Db) {
  return db
    .selectFrom('chats')
    .select(listed)
    .select(opening)
    .where('userId', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc');
}

interface Search extends PageOfUser {
  readonly words: readonly string[];
}

/** Chats whose title, or one of whose messages, holds every word; with the newest message that does. */
export function searchChatRows(
  db: Db,
  { userId, limit, before, words }: Search,
): Promise<(ChatRow & { found: string | null })[]> {
  let query = db
    .selectFrom('chats')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('chat_messages')
        .select('content')
        .whereRef('chat_messages.chatId', '=', 'chats.id')
        .where((where) => where.and(words.map((word) => holds('content', word))))
        .orderBy('chat_messages.id', 'desc')
        .limit(1)
        .as('found'),
    )
    .where('chats.userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where.and(words.map((word) => holds('title', word))),
        where.exists(
          where
            .selectFrom('chat_messages')
            .select('chat_messages.id')
            .whereRef('chat_messages.chatId', '=', 'chats.id')
            .where((inner) => inner.and(words.map((word) => holds('content', word)))),
        ),
      ]),
    );
  if (before !== undefined) query = query.where('chats.id', '<', before);
  return query.orderBy('chats.id', 'desc').limit(limit).execute();
}

export async function findChatRow(db: Db, { id, userId }: Owned): Promise<ChatRow | undefined> {
  return (await listOwned(db, [id, userId]))[0];
}

const listOwned = compileOnce((db) =>
  db.selectFrom('chats').select(columns).where('id', '=', 1).where('userId', '=', 1).where('deletedAt', 'is', null),
);

export function insertChat(db: Db, row: Insertable<ChatsTable>): Promise<ChatRow> {
  return db.insertInto('chats').values(row).returning(columns).executeTakeFirstOrThrow();
}

export async function updateChatRow(
  db: Db,
  { id, userId, changes }: Owned & { readonly changes: Updateable<ChatsTable> },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('chats').set(changes).where('id', '=', id).where('userId', '=', userId).execute();
}

/** A message was added: the branch on screen ends with it. */
export async function noteNewMessage(
  db: Db,
  { id, messageId, at }: { id: number; messageId: number; at: string },
): Promise<void> {
  await moveOn(db, [messageId, at, id]);
}

const moveOn = compileOnce((db) =>
  db.updateTable('chats').set({ activeMessageId: 1, lastActivityAt: 'now' }).where('id', '=', 1),
);

/** Marks a chat as deleted; false when the user has no such chat. */
export async function deleteChatRow(db: Db, { id, userId, at }: Owned & { readonly at: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chats')
    .set({ deletedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Restores a chat that was deleted at `since` or later. */
export async function restoreChatRow(db: Db, { id, userId, since }: Owned & { readonly since: string }): Promise<void> {
  await db
    .updateTable('chats')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute();
}

export async function eraseDeletedChats(db: Db, before: string): Promise<void> {
  await db.deleteFrom('chats').where('deletedAt', '<', before).execute();
}

function holds(column: 'title' | 'content', word: string) {
  const text = sql`lower(${sql.ref(column)})`;
  const forms = formsOf(word).map((form) => sql`${text} like ${`%${withoutWildcards(form)}%`} escape '\\'`);
  return sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
}

/** SQLite's lower() only knows ASCII, so "Ü" and "ü" are both searched for. */
function formsOf(word: string): string[] {
  const lower = word.toLowerCase();
  if (isAscii(lower)) return [lower];
  return [lower, word.toUpperCase(), `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`];
}

function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

function withoutWildcards(text: string): string {
  return text.replaceAll(/[%_\\]/g, String.raw`\$&`);
}
