import { type Kysely, sql } from 'kysely';

/** A question looks for an unfinished answer and for other versions of itself: not through every text of its chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('chat_messages_chatId_parentId')
    .on('chat_messages')
    .columns(['chatId', 'parentId'])
    .execute();
  await sql`create index chat_messages_running on chat_messages ("chatId") where "status" = 'running'`.execute(db);
}
