// `npm run restore -- FILE`: puts a backup in place. Herbie must be stopped; the present database is kept beside it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { holdDataFolder } from '../platform/database/data-folder-lock.ts';
import { databaseFileName } from '../platform/database/open-database.ts';
import { CommandError, runCommand } from './run-command.ts';

await runCommand(async (config, [source]) => {
  if (source === undefined) throw new CommandError('Name the backup to restore: npm run restore -- FILE');
  const file = resolve(source);
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  if (config.DATABASE_URL === undefined) restoreSqlite(file, config.DATA_DIR);
  else restorePostgres(file, config.DATABASE_URL);
  console.log('Restored. Start Herbie with: npm start');
});

function restoreSqlite(file: string, folder: string): void {
  refuseDamaged(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = holdDataFolder(folder);
  try {
    const target = join(folder, databaseFileName);
    if (existsSync(target)) {
      const kept = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      renameSync(target, kept);
      console.log(`The database that was there is kept as ${kept}`);
    }
    for (const suffix of ['-wal', '-shm']) rmSync(`${target}${suffix}`, { force: true });
    copyFileSync(file, target);
  } finally {
    lock.release();
  }
}

function refuseDamaged(file: string): void {
  try {
    const backup = new BetterSqlite(file, { readonly: true });
    const verdict = backup.pragma('integrity_check(1)', { simple: true });
    backup.close();
    if (verdict === 'ok') return;
  } catch {
    throw new CommandError(`${file} is not a Herbie backup.`);
  }
  throw new CommandError(`${file} is damaged and was not restored.`);
}

function restorePostgres(file: string, url: string): void {
  const args = ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${url}`, file];
  const { status, error } = spawnSync('pg_restore', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new CommandError('pg_restore was not found. Install the PostgreSQL client programs.');
  if (status !== 0) throw new CommandError('pg_restore failed; nothing was changed.');
}
