// `npm run backup -- FILE`: a consistent copy of the whole database, also while Herbie runs.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { databaseFileName } from '../platform/database/open-database.ts';
import { CommandError, runCommand } from './run-command.ts';

await runCommand(async (config, [target]) => {
  if (target === undefined) throw new CommandError('Name the file to write: npm run backup -- FILE');
  const file = resolve(target);
  if (existsSync(file)) throw new CommandError(`${file} exists already; choose another name.`);
  if (config.DATABASE_URL === undefined) await copySqlite(join(config.DATA_DIR, databaseFileName), file);
  else dumpPostgres(config.DATABASE_URL, file);
  chmodSync(file, 0o600);
  console.log(`Backup written to ${file}`);
});

async function copySqlite(source: string, file: string): Promise<void> {
  if (!existsSync(source)) throw new CommandError(`There is no database at ${source}.`);
  const sqlite = new BetterSqlite(source, { readonly: true, timeout: 10_000 });
  try {
    await sqlite.backup(file);
  } finally {
    sqlite.close();
  }
}

function dumpPostgres(url: string, file: string): void {
  const { status, error } = spawnSync('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new CommandError('pg_dump was not found. Install the PostgreSQL client programs.');
  if (status !== 0) throw new CommandError('pg_dump failed.');
}
