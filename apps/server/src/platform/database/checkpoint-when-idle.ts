import { statSync } from 'node:fs';
import type BetterSqlite from 'better-sqlite3';

interface Times {
  readonly everyMs: number;
  /** A log that never rests is emptied all the same after this many looks. */
  readonly mostLooks: number;
}

const usualTimes: Times = { everyMs: 1000, mostLooks: 30 };

/**
 * Empties the write-ahead log once nothing was written for a second: SQLite would leave in it, for as long as few people
 * write, what was deleted from the database itself. Answers how to stop.
 */
export function emptyWriteAheadLogWhenQuiet(
  sqlite: BetterSqlite.Database,
  { everyMs, mostLooks } = usualTimes,
): () => void {
  let seen = 0;
  let looks = 0;
  const timer = setInterval(() => {
    const log = statSync(`${sqlite.name}-wal`, { throwIfNoEntry: false });
    if (!log || log.size === 0 || !sqlite.open || sqlite.inTransaction) return;
    looks += 1;
    const isQuiet = log.mtimeMs === seen;
    seen = log.mtimeMs;
    if (!isQuiet && looks < mostLooks) return;
    looks = 0;
    try {
      sqlite.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Somebody reads, or the disk is full: the next look tries again.
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
