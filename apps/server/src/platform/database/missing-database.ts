import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** What a database that was here leaves beside its place: its log, and what a restore that broke off was about to move. */
const remains = /^(?:-wal|\.incoming|\.before-restore-.*)$/;

/** An empty database where one is missing would look as if everything were gone. */
export function refuseToBeginAnew(file: string): void {
  const name = basename(file);
  const left = readdirSync(dirname(file)).find(
    (each) => each.startsWith(name) && remains.test(each.slice(name.length)),
  );
  if (left === undefined) return;
  throw new DatabaseError(
    `${file} is missing, but ${left} is there. Restore a backup with: npm run restore -- FILE (or move that file away to begin anew)`,
  );
}

/** Throws once the file is no longer where it was opened: the system would take what is written and lose it at the end. */
export function whenMoved(file: string): () => void {
  const { ino } = statSync(file);
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
    throw Object.assign(new Error('the database is gone from its place'), { code: 'SQLITE_READONLY_DBMOVED' });
  };
}
