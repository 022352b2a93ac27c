import type { Insertable } from 'kysely';
import type { Database, Db } from './database/database.ts';

export async function insertAuditLine(db: Db, line: Insertable<Database['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(line).execute();
}
