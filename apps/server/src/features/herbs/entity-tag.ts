import { createHash } from 'node:crypto';
import type { HerbReply } from '@herbie/contract';

/** Changes whenever the list does. */
export function entityTag(rows: readonly HerbReply[]): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(`${row.id}:${row.name}:${row.uses}:${row.precautions}\n`);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}
