import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkpointWhenIdle } from './checkpoint-when-idle.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './database.ts';

let folder: string;
let open: OpenDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-log-'));
  open = openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  await migrate(open);
});
afterEach(async () => {
  vi.useRealTimers();
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

const holds = (word: string) =>
  ['herbie.sqlite', 'herbie.sqlite-wal'].some((name) => readFileSync(join(folder, name)).includes(word));

test('what was deleted is soon in no file of the database any more', { timeout: 20_000 }, async () => {
  const secret = 'planted-and-pulled-up';
  const { db } = open;
  const unset = {
    email: null,
    emailKey: null,
    firstName: null,
    lastName: null,
    resetToken: null,
    resetTokenExpiry: null,
  };
  const user = { ...unset, username: secret, usernameKey: secret, password: 'x', role: 'user', createdAt: '' };
  await db.insertInto('users').values(user).execute();
  expect(holds(secret)).toBe(true);

  await db.deleteFrom('users').where('username', '=', secret).execute();

  await vi.waitFor(() => expect(holds(secret)).toBe(false), { timeout: 15_000, interval: 200 });
});

test('a log that cannot be looked at does not end the server', () => {
  const sqlite = new BetterSqlite(join(folder, 'other.sqlite'));
  const log = join(folder, 'other.sqlite-wal');
  symlinkSync(log, log);
  vi.useFakeTimers();
  const stop = checkpointWhenIdle(sqlite);

  expect(() => vi.advanceTimersByTime(3000)).not.toThrow();

  stop();
  sqlite.close();
});
