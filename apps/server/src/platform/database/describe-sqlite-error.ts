import { codeOf } from '../error-code.ts';

/** What an operator is told when the embedded database cannot be used: what to do depends on the reason. */
export function describeSqliteError(file: string, error: unknown): string {
  const code = codeOf(error);
  if (isFull.test(code)) return `There is no room left for ${file}. Make room on its disk and start again.`;
  if (isRefused.test(code))
    return `${file} cannot be read and written. Check the owner and the permissions of its folder.`;
  const reason = error instanceof Error ? error.message : 'unknown reason';
  return `${file} cannot be opened (${reason}). Restore a backup with: npm run restore -- FILE`;
}

/** A disk without room for the write-ahead log's index is told as an error of input and output. */
const isFull = /^(SQLITE_FULL|SQLITE_IOERR_(SHMSIZE|SHMOPEN|WRITE|TRUNCATE|FSYNC)|ENOSPC|EDQUOT)$/;
const isRefused = /^(SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM|EACCES|EPERM|EROFS|EISDIR)$/;
