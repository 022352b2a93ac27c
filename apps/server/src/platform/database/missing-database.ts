import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** Files that an earlier database leaves behind: its log, and what an aborted restore was about to move. */
const remains = /^(?:-wal|\.incoming|\.before-restore-.*)$/;

/** Refuses to create an empty database where one is missing: it would look as if everything were lost. */
export function refuseMissingDatabase(file: string): void {
  const name = basename(file);
  const left = readdirSync(dirname(file)).find(
    (each) => each.startsWith(name) && remains.test(each.slice(name.length)),
  );
  if (left === undefined) return;
  throw new DatabaseError(
    `${file} is missing, but ${left} is there. Restore a backup with: npm run restore -- FILE (or move that file away to begin anew)`,
  );
}

/** The guard throws once the file was moved or deleted: writes to it would be lost when the process ends. */
export function createMovedFileGuard(file: string): () => void {
  const { ino } = statSync(file);
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
    throw Object.assign(new Error('the database is gone from its place'), { code: 'SQLITE_READONLY_DBMOVED' });
  };
}
