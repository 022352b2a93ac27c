import type BetterSqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const mostKept = 300;
const isKept = /^(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** The database with its statements prepared once: preparing costs as much as running a small query. */
export function keepStatements(sqlite: BetterSqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = sqlite.prepare<unknown[]>(sql);
      if (!isKept.test(sql)) return statement;
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(sql, statement);
      return statement;
    },
  };
}
