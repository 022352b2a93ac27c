import { chmodSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { describeSqliteError } from './describe-sqlite-error.ts';
import { codeOf } from '../error-code.ts';

/** The data folder is in use by another process, or cannot be used at all. */
export class FolderInUse extends Error {}

/**
 * Locks the data folder for this process. It is an operating-system lock on a small file, so it ends with the process in
 * any case; backups of the database stay possible meanwhile.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'in-use.lock');
  let lock: BetterSqlite.Database | undefined;
  try {
    lock = new BetterSqlite(file, { timeout: 0 });
    chmodSync(file, 0o600);
    lock.pragma('journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw new FolderInUse(whyLockFailed(file, error), { cause: error });
  }
  const held = lock;
  return { release: () => void held.close() };
}

function whyLockFailed(file: string, error: unknown): string {
  const isHeld = codeOf(error).startsWith('SQLITE_BUSY');
  return isHeld
    ? `Another Herbie process is using ${resolve(dirname(file))}. Stop it first, or set DATA_DIR to another folder.`
    : describeSqliteError(file, error);
}
