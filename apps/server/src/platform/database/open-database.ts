import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../../config.ts';
import type { Database, OpenDatabase } from './database.ts';
import { checkpointWhenIdle } from './checkpoint-when-idle.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { DatabaseError } from './database-error.ts';
import { readStraight } from './compile-once.ts';
import { cacheStatements } from './statement-cache.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { refuseMissingDatabase, createMovedFileGuard } from './missing-database.ts';
import { preparedPool, readFrom } from './prepared-pool.ts';
import { describeSqliteError } from './describe-sqlite-error.ts';
import { StablePlanSqliteDialect } from './stable-plan-sqlite.ts';

export const databaseFileName = 'herbie.sqlite';
/** How this program names itself to PostgreSQL, so that a restore can tell whether it runs. */
export const applicationName = 'herbie';
const busyTimeoutMs = 5000;
const poolSize = 10;
const maxCheckedAtStartBytes = 200 * 1024 * 1024;

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database in DATA_DIR. */
export function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): OpenDatabase {
  makeDataFolder(config.DATA_DIR);
  return config.DATABASE_URL === undefined ? openSqlite(config.DATA_DIR) : openPostgres(config.DATABASE_URL);
}

function openSqlite(folder: string): OpenDatabase {
  const file = join(folder, databaseFileName);
  const lock = lockDataFolder(folder);
  const sqlite = openFile(file, lock);
  const stopCheckpoints = checkpointWhenIdle(sqlite);
  const dialect = new StablePlanSqliteDialect({
    writing: cacheStatements(sqlite, createMovedFileGuard(file)),
    reading: cacheStatements(new BetterSqlite(file, { readonly: true, timeout: 0 }), () => undefined),
  });
  const db = new Kysely<Database>({ dialect });
  readStraight(db, (query) => dialect.read(query));
  return {
    db,
    engine: 'sqlite',
    place: file,
    async close() {
      stopCheckpoints();
      await db.destroy();
      lock.release();
    },
  };
}

function openFile(file: string, lock: { release(): void }): BetterSqlite.Database {
  const isNew = !existsSync(file);
  try {
    if (isNew) refuseMissingDatabase(file);
    const sqlite = new BetterSqlite(file, { timeout: busyTimeoutMs });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma('secure_delete = ON');
    if (isNew) chmodSync(file, 0o600);
    else if (statSync(file).size <= maxCheckedAtStartBytes) refuseDamage(sqlite, file);
    // From here on the driver waits, and nobody waits with it.
    sqlite.pragma('busy_timeout = 0');
    return sqlite;
  } catch (error) {
    lock.release();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(describeSqliteError(file, error), { cause: error });
  }
}

function refuseDamage(sqlite: BetterSqlite.Database, file: string): void {
  if (sqlite.pragma('quick_check(1)', { simple: true }) === 'ok') return;
  throw new DatabaseError(`${file} is damaged. Restore a backup with: npm run restore -- FILE`);
}

function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the process. The pool's own
  // covers idle ones alone, not those between two queries of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  readStraight(db, (query) => readFrom(pool, query));
  return { db, engine: 'postgres', place: placeOf(url), close: () => db.destroy() };
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}
