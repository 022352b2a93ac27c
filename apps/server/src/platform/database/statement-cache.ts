import type BetterSqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const maxCached = 300;
const isCacheable = /^(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
const nothingChanged = { changes: 0, lastInsertRowid: 0 };

export interface CachedStatements extends SqliteDatabase {
  isInTransaction(): boolean;
}

/**
 * Caches prepared statements: preparing costs as much as running a small query. `refuseMoved` is called before each transaction, in
 * which every write stands, and may throw.
 */
export function cacheStatements(sqlite: BetterSqlite.Database, refuseMoved: () => void): CachedStatements {
  const cache = new Map<string, SqliteStatement>();
  return {
    isInTransaction: () => sqlite.inTransaction,
    close: () => void sqlite.close(),
    prepare(sql) {
      if (/^begin\b/i.test(sql)) refuseMoved();
      const known = cache.get(sql);
      if (known) return known;
      const prepared = sqlite.prepare<unknown[]>(sql);
      const statement = /^rollback$/i.test(sql) ? unlessDone(sqlite, prepared) : prepared;
      if (!isCacheable.test(sql)) return statement;
      const [oldest] = cache.keys();
      if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
      cache.set(sql, statement);
      return statement;
    },
  };
}

/** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the first error. */
function unlessDone(sqlite: BetterSqlite.Database, rollback: SqliteStatement): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    run: (parameters) => (sqlite.inTransaction ? rollback.run(parameters) : nothingChanged),
    iterate: () => [][Symbol.iterator](),
  };
}
