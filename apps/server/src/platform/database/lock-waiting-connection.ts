import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { codeOf } from '../error-code.ts';

const lockTimeoutMs = 5000;
const retryEveryMs = 25;
const writes = /^(?:insert|update|delete|begin)\b/i;

/**
 * Waits asynchronously for a lock held by another program; the library's own busy timeout would block the event loop. After five
 * seconds writes fail at once until one succeeds again; so do reads, which mostly go on while another program writes.
 */
export class LockWaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #lockedSince: { read: number | null; write: number | null } = { read: null, write: null };

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const kind = writes.test(query.sql) ? 'write' : 'read';
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        this.#lockedSince[kind] = null;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#lockedSince[kind] ??= performance.now();
        if (performance.now() - this.#lockedSince[kind] >= lockTimeoutMs) throw error;
        await wait(retryEveryMs);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

function isLocked(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}
