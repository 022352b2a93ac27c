import type { Kysely } from 'kysely';
import { counter } from './columns.ts';

/** Reports reach the operator: with the answer's text only where its reader agreed, and until they are handled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('message_feedback').addColumn('sharesAnswer', 'integer', counter).execute();
  await db.schema.alterTable('message_feedback').addColumn('handledAt', 'text').execute();
  await db.schema.createIndex('message_feedback_rating').on('message_feedback').columns(['rating', 'id']).execute();
}
