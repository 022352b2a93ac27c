import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, SqliteDriver } from 'kysely';

const patienceMs = 5000;
const pauseMs = 25;
const writes = /^(?:insert|update|delete|begin)\b/i;

/**
 * Waits for a lock that another program holds without holding up everything else, as the library's own waiting would. Once it was
 * held for five seconds, writes fail at once until one succeeds. A transaction takes the lock as it begins: what
 * comes later in it never meets one.
 */
export class PatientDriver extends SqliteDriver {
  readonly #patience: Patience = { lockedSince: null };
  #patient: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#patient ??= waitingOn(await super.acquireConnection(), this.#patience));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

interface Patience {
  lockedSince: number | null;
}

function waitingOn(connection: DatabaseConnection, patience: Patience): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    async executeQuery(query) {
      for (;;) {
        try {
          const result = await connection.executeQuery<never>(query);
          if (writes.test(query.sql)) patience.lockedSince = null;
          return result;
        } catch (error) {
          if (!isLocked(error)) throw error;
          patience.lockedSince ??= performance.now();
          if (performance.now() - patience.lockedSince >= patienceMs) throw error;
          await wait(pauseMs);
        }
      }
    },
  };
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
