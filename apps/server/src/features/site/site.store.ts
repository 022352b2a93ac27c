import type { Db } from '../../platform/database/database.ts';

/** Throws while the database does not answer or has no tables yet. */
export async function askDatabase(db: Db): Promise<void> {
  await db.selectFrom('settings_kept').select('name').limit(1).execute();
}
