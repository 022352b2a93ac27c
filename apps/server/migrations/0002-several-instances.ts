import type { Kysely } from 'kysely';
import { counter, owned, required } from './columns.ts';

/** What several instances on one PostgreSQL share beside the records; the embedded database leaves both empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limit_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', counter)
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema.createIndex('limit_counters_expire').on('limit_counters').column('expire').execute();

  await db.schema
    .createTable('running_answers')
    .addColumn('chatId', 'integer', (column) => column.primaryKey().references('chats.id').onDelete('cascade'))
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('messageId', 'integer', required)
    .addColumn('events', 'text', required)
    .addColumn('stopAsked', 'integer', counter)
    .addColumn('seenAt', 'text', required)
    .execute();
  await db.schema.createIndex('running_answers_userId').on('running_answers').column('userId').execute();
}
