import type { Generated } from 'kysely';
import type { StoredBoolean } from './values.ts';

export interface PlatformTables {
  sessions: {
    id: Generated<number>;
    userId: number;
    /** SHA-256 of the cookie's value; the value itself is stored nowhere. */
    tokenHash: string;
    persistent: StoredBoolean;
    device: string | null;
    createdAt: string;
    lastSeenAt: string;
    expiresAt: string;
  };
  mail_queue: {
    id: Generated<number>;
    /** Which mail to write; secrets such as reset tokens are made when it is sent. */
    kind: string;
    /** JSON with the ids the mail needs. */
    payload: string;
    status: 'waiting' | 'sent' | 'failed';
    attempts: number;
    nextAttemptAt: string;
    createdAt: string;
  };
  audit_log: {
    id: Generated<number>;
    userId: number | null;
    event: string;
    address: string | null;
    createdAt: string;
  };
  idempotency_keys: {
    id: Generated<number>;
    /** The user's id, or 0 for calls that need no session. */
    ownerId: number;
    key: string;
    callName: string;
    bodyHash: string;
    /** Null while the first request is still running. */
    status: number | null;
    reply: string | null;
    createdAt: string;
  };
  settings_kept: {
    name: string;
    value: string;
  };
  /** The limits of all instances on one PostgreSQL; the columns are those of rate-limiter-flexible. */
  limit_counters: {
    key: string;
    points: number;
    /** Milliseconds since 1970, which PostgreSQL answers as text. */
    expire: number | string | null;
  };
}
