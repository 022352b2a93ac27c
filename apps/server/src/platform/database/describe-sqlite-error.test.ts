import { expect, test } from 'vitest';
import { describeSqliteError } from './describe-sqlite-error.ts';

function failing(code: string): Error {
  return Object.assign(new Error('it failed'), { code });
}

test('an operator is sent to a backup for a damaged database only, not for a full disk or a wrong owner', () => {
  expect(describeSqliteError('/data/herbie.sqlite', failing('SQLITE_NOTADB'))).toContain('npm run restore');
  for (const code of ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])
    expect(describeSqliteError('/data/herbie.sqlite', failing(code))).toMatch(
      /no room left for \/data\/herbie\.sqlite/,
    );
  for (const code of ['SQLITE_CANTOPEN', 'SQLITE_READONLY_DIRECTORY'])
    expect(describeSqliteError('/data/herbie.sqlite', failing(code))).toMatch(/owner and the permissions/);
});
