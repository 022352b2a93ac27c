import { statSync } from 'node:fs';
import type BetterSqlite from 'better-sqlite3';

interface Times {
  readonly everyMs: number;
  /** Under constant writes the log is emptied after this many checks anyway. */
  readonly maxChecks: number;
}

const defaultTimes: Times = { everyMs: 1000, maxChecks: 30 };

/**
 * Truncates the write-ahead log once nothing was written for a second. Otherwise SQLite would keep deleted rows in it for as long as
 * few people write. Returns a function that stops it.
 */
export function checkpointWhenIdle(sqlite: BetterSqlite.Database, { everyMs, maxChecks } = defaultTimes): () => void {
  let seen = 0;
  let checks = 0;
  const check = () => {
    const log = statSync(`${sqlite.name}-wal`, { throwIfNoEntry: false });
    if (!log || log.size === 0 || !sqlite.open || sqlite.inTransaction) return;
    checks += 1;
    const isQuiet = log.mtimeMs === seen;
    seen = log.mtimeMs;
    if (!isQuiet && checks < maxChecks) return;
    checks = 0;
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
  };
  const timer = setInterval(() => {
    try {
      check();
    } catch {
      // A reader is active, the disk is full or the log cannot be looked at: the next check tries again.
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
