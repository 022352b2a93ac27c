import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sqliteTrouble } from './sqlite-trouble.ts';

/** The data folder is in use by another process, or cannot be used at all. */
export class FolderInUse extends Error {}

/**
 * Holds the data folder for this process alone. The hold is an operating-system lock on a small file, so it
 * goes with the process however that ends; backups of the database itself stay possible meanwhile.
 */
export function holdDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'in-use.lock');
  let lock: BetterSqlite.Database | undefined;
  try {
    lock = new BetterSqlite(file, { timeout: 0 });
    chmodSync(file, 0o600);
    lock.pragma('journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw new FolderInUse(whyNotHeld(file, error), { cause: error });
  }
  const held = lock;
  return { release: () => void held.close() };
}

function whyNotHeld(file: string, error: unknown): string {
  const isHeld = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
  return isHeld
    ? `Another Herbie process is using ${dirname(file)}. Stop it first, or set DATA_DIR to another folder.`
    : sqliteTrouble(file, error);
}
