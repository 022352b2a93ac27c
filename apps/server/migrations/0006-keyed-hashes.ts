import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';

interface Kept {
  idempotency_keys: { id: number; key: string; bodyHash: string };
}

/** What was sent under a key, a password among it, can no longer be guessed from its hash without the key. */
export async function up(db: Kysely<Kept>): Promise<void> {
  const kept = await db.selectFrom('idempotency_keys').select(['id', 'key', 'bodyHash']).execute();
  for (const { id, key, bodyHash } of kept) {
    const hashed = {
      key: createHash('sha256').update(key).digest('hex'),
      bodyHash: createHmac('sha256', key).update(bodyHash).digest('hex'),
    };
    await db.updateTable('idempotency_keys').set(hashed).where('id', '=', id).execute();
  }
}
