import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
const open = () => openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-missing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is taken in any more once the database file is gone, rather than taken and lost', async () => {
  const database = open();
  await migrate(database);
  const write = () => sql`insert into settings_kept (name, value) values ('a', 'b')`.execute(database.db);
  renameSync(join(folder, 'herbie.sqlite'), join(folder, 'elsewhere'));

  await expect(write()).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });

  renameSync(join(folder, 'elsewhere'), join(folder, 'herbie.sqlite'));
  await write();
  const { rows } = await sql`select name, value from settings_kept`.execute(database.db);
  expect(rows).toContainEqual({ name: 'a', value: 'b' });
  await database.close();
});

test('no empty database is begun where a restore broke off or only the log is left', () => {
  for (const left of ['herbie.sqlite.incoming', 'herbie.sqlite-wal', 'herbie.sqlite.before-restore-2026-03-10']) {
    writeFileSync(join(folder, left), 'what is left');
    expect(open).toThrow(/is missing, but .* is there/);
    rmSync(join(folder, left));
  }
});
