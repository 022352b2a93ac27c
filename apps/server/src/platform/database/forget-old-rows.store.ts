import { type Clock, timestampBefore } from '../clock.ts';
import type { Db } from './database.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = { keys: 1, mails: 30, audit: 396 };

/** Removes what the platform kept for a while and nobody needs any more. */
export async function forgetOldRows({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const before = (days: number) => timestampBefore(clock, days * dayMs);
  await db.deleteFrom('idempotency_keys').where('createdAt', '<', before(keptDays.keys)).execute();
  await db
    .deleteFrom('mail_queue')
    .where('status', '!=', 'waiting')
    .where('createdAt', '<', before(keptDays.mails))
    .execute();
  await db.deleteFrom('audit_log').where('createdAt', '<', before(keptDays.audit)).execute();
}
