import type { Db } from '../database/database.ts';

/** The counters' own library writes `expire` in milliseconds since 1970. */
export async function removeExpiredCounters(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('limit_counters').where('expire', '<', nowMs).execute();
}
