// `npm run restore -- FILE`: puts a backup in place. Herbie must be stopped; the present database is kept beside it.
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { migrations } from '../../migrations/index.ts';
import { lockDataFolder } from '../platform/database/data-folder-lock.ts';
import { makeDataFolder } from '../platform/database/make-data-folder.ts';
import { databaseFileName } from '../platform/database/open-database.ts';
import { refuseRunning, runPostgresTool } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';
import { codeOf } from '../platform/error-code.ts';

await runCommand(async (config, [source]) => {
  if (source === undefined) throw new CommandError('Name the backup to restore: npm run restore -- FILE');
  const file = resolve(source);
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  if (config.DATABASE_URL === undefined) restoreSqlite(file, config.DATA_DIR);
  else await restorePostgres(file, config.DATABASE_URL);
  console.log('Restored. Start Herbie with: npm start');
});

function restoreSqlite(file: string, folder: string): void {
  makeDataFolder(folder);
  const target = join(resolve(folder), databaseFileName);
  if (file === target) throw new CommandError(`${file} is the database itself, not a backup of it.`);
  const lock = lockDataFolder(folder);
  const incoming = `${target}.incoming`;
  try {
    copyFileSync(file, incoming);
    chmodSync(incoming, 0o600);
    refuseUnusable(incoming, file);
    keepPresent(target);
    renameSync(incoming, target);
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${incoming}${suffix}`, { force: true });
    lock.release();
  }
}

/** Moves the present database aside together with its write-ahead log, which may hold its newest rows. */
function keepPresent(target: string): void {
  if (!existsSync(target)) return;
  const kept = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['', '-wal']) {
    if (existsSync(`${target}${suffix}`)) renameSync(`${target}${suffix}`, `${kept}${suffix}`);
  }
  rmSync(`${target}-shm`, { force: true });
  console.log(`The database that was there is kept as ${kept}`);
}

function refuseUnusable(copy: string, file: string): void {
  const { verdict, applied } = inspect(copy, file);
  if (verdict !== 'ok') throw new CommandError(`${file} is damaged and was not restored.`);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new CommandError(`${file} was made by a newer version of Herbie. Install that version to restore it.`);
}

function inspect(copy: string, file: string): { verdict: unknown; applied: readonly string[] } {
  let backup: BetterSqlite.Database | undefined;
  try {
    backup = new BetterSqlite(copy);
    const verdict = backup.pragma('integrity_check(1)', { simple: true });
    const applied = backup.prepare<[], { name: string }>('select name from kysely_migration').all();
    backup.prepare('select id from users limit 1').all();
    return { verdict, applied: applied.map(({ name }) => name) };
  } catch (error) {
    const isDamaged = codeOf(error) === 'SQLITE_CORRUPT';
    throw new CommandError(`${file} is ${isDamaged ? 'damaged and was not restored' : 'not a Herbie backup'}.`, {
      cause: error,
    });
  } finally {
    backup?.close();
  }
}

async function restorePostgres(file: string, url: string): Promise<void> {
  await refuseRunning(url);
  runPostgresTool('pg_restore', url, ['--clean', '--if-exists', '--no-owner', '--single-transaction', file]);
}
