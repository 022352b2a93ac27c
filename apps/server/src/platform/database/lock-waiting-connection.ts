import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { codeOf } from '../error-code.ts';

const lockTimeoutMs = 5000;
const retryEveryMs = 25;
const writes = /^(?:insert|update|delete|begin)\b/i;

/**
 * Waits asynchronously for a lock held by another program; the library's own busy timeout would block the event loop. After five
 * seconds writes fail at once until one succeeds again.
 */
export class LockWaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #lockedSince: number | null = null;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        if (writes.test(query.sql)) this.#lockedSince = null;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince >= lockTimeoutMs) throw error;
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
