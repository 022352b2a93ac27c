import { type Kysely, sql } from 'kysely';

/** Those that were deleted alone: beside all the others PostgreSQL read every chat there was for the list of one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('chats_deletedAt').execute();
  await sql`create index "chats_deletedAt" on chats ("deletedAt") where "deletedAt" is not null`.execute(db);
}
