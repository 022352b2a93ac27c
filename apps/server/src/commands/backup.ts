// `npm run backup -- FILE`: a consistent copy of the whole database, also while Herbie runs.
import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { databaseFileName } from '../platform/database/open-database.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';

const allPages = 2_147_483_647;

await runCommand(async (config, [target]) => {
  if (target === undefined) throw new CommandError('Name the file to write: npm run backup -- FILE');
  const file = resolve(target);
  if (existsSync(file)) throw new CommandError(`${file} exists already; choose another name.`);
  if (!isFolder(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  // Written to a temporary file and renamed when complete, so the final name is always a complete backup.
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    if (config.DATABASE_URL === undefined) await copySqlite(join(config.DATA_DIR, databaseFileName), unfinished);
    else runPostgresTool('pg_dump', config.DATABASE_URL, ['--format=custom', '--no-owner', `--file=${unfinished}`]);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  console.log(`Backup written to ${file}`);
});

async function copySqlite(source: string, file: string): Promise<void> {
  if (!existsSync(source)) throw new CommandError(`There is no database at ${source}.`);
  const sqlite = new BetterSqlite(source, { readonly: true, timeout: 10_000 });
  try {
    // All pages in one step: otherwise each write in between would restart the copy.
    await sqlite.backup(file, { progress: () => allPages });
  } finally {
    sqlite.close();
  }
  const copy = new BetterSqlite(file);
  // The copy inherits WAL mode; back in DELETE mode it is one file that can be moved anywhere.
  copy.pragma('journal_mode = DELETE');
  const verdict = copy.pragma('quick_check(1)', { simple: true });
  copy.close();
  if (verdict !== 'ok') throw new CommandError(`${source} is damaged; no backup was written.`);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
