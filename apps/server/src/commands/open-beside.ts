import { existsSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { databaseFileName, openDatabase } from '../platform/database/open-database.ts';
import { CommandError } from './run-command.ts';

/** Opens the embedded database next to a running server, for small reads and writes that may wait for it. */
export function openBeside(config: Config): Kysely<Database> {
  if (config.DATABASE_URL !== undefined) return openDatabase(config).db;
  const file = join(config.DATA_DIR, databaseFileName);
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}.`);
  const database = new BetterSqlite(file, { timeout: 10_000, fileMustExist: true });
  database.pragma('synchronous = FULL');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
}
