import type { FastifyRequest } from 'fastify';
import { insertAuditLine } from './audit.store.ts';
import { type Clock, timestamp } from './clock.ts';
import type { Db } from './database/database.ts';
import { shortenAddress } from './http/network.ts';

export type AuditEvent =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'registered'
  | 'password-reset'
  | 'password-changed'
  | 'promoted'
  | 'promote-failed'
  | 'account-deleted'
  | 'health-data-deleted'
  | 'account-exported';

interface AuditLine {
  readonly db: Db;
  readonly clock: Clock;
  readonly request: FastifyRequest;
  readonly userId: number | null;
  readonly event: AuditEvent;
}

/** Records who did what to an account: in the database and as one log line, never with what was typed. */
export async function audit({ db, clock, request, userId, event }: AuditLine): Promise<void> {
  const address = shortenAddress(request.ip);
  request.log.info({ audit: event, userId, address }, 'security event');
  await insertAuditLine(db, { userId, event, address, createdAt: timestamp(clock) });
}
