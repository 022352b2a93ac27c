import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';

/** The data folder is in use by another process. */
export class FolderInUse extends Error {}

/**
 * Holds the data folder for this process alone. The hold is an operating-system lock on a small file, so it
 * goes with the process however that ends; backups of the database itself stay possible meanwhile.
 */
export function holdDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'in-use.lock');
  const lock = new BetterSqlite(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    lock.pragma('journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new FolderInUse(
      `Another Herbie process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
  return { release: () => void lock.close() };
}
