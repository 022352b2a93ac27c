import type BetterSqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const mostKept = 300;
const writes = /^(?:insert|update|delete|begin)\b/i;
const isKept = /^(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
const nothingChanged = { changes: 0, lastInsertRowid: 0 };

export interface KeptStatements extends SqliteDatabase {
  isInTransaction(): boolean;
}

/**
 * The database with its statements prepared once: preparing costs as much as running a small query. Before each that writes,
 * `refuseMoved` may throw.
 */
export function keepStatements(sqlite: BetterSqlite.Database, refuseMoved: () => void): KeptStatements {
  const kept = new Map<string, SqliteStatement>();
  return {
    isInTransaction: () => sqlite.inTransaction,
    close: () => void sqlite.close(),
    prepare(sql) {
      if (writes.test(sql)) refuseMoved();
      const known = kept.get(sql);
      if (known) return known;
      const prepared = sqlite.prepare<unknown[]>(sql);
      const statement = /^rollback$/i.test(sql) ? unlessDone(sqlite, prepared) : prepared;
      if (!isKept.test(sql)) return statement;
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** On a full disk SQLite rolls back by itself, and to roll back once more is an error that would hide the first one. */
function unlessDone(sqlite: BetterSqlite.Database, rollback: SqliteStatement): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    run: (parameters) => (sqlite.inTransaction ? rollback.run(parameters) : nothingChanged),
    iterate: () => [][Symbol.iterator](),
  };
}
