import type { Kysely } from 'kysely';

/** How many doses were at home when somebody counted them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('supplements').addColumn('supply', 'text').execute();
}
