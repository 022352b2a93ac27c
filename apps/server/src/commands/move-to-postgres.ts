// `npm run move-to-postgres -- URL`: copies the whole embedded database into an empty PostgreSQL one and verifies it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { databaseFileName, openDatabase } from '../platform/database/open-database.ts';
import { toCount } from '../platform/database/values.ts';
import { refuseRunning } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';

/** Parents before children, so that references hold at every step. */
const tables = [
  'users',
  'sessions',
  'consents',
  'mail_queue',
  'audit_log',
  'idempotency_keys',
  'settings_kept',
  'herbs',
  'profiles',
  'chats',
  'chat_messages',
  'message_feedback',
  'favorites',
  'wellness_entries',
  'supplements',
  'supplement_doses',
  'herb_analyses',
  'product_recommendations',
  'analytics_events',
  'daily_analytics',
] as const satisfies readonly (keyof Database)[];
type Table = (typeof tables)[number];
const batchSize = 50;

await runCommand(async (config, [url]) => {
  if (url === undefined)
    throw new CommandError('Name the target: npm run move-to-postgres -- postgres://USER:PASSWORD@HOST/DATABASE');
  if (!/^postgres(ql)?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new CommandError('The target must be a postgres:// address.');
  if (config.DATABASE_URL !== undefined)
    throw new CommandError('Unset DATABASE_URL first: this command copies the embedded database.');
  if (!existsSync(join(config.DATA_DIR, databaseFileName)))
    throw new CommandError(`There is no database in ${config.DATA_DIR} to copy.`);
  const source = openDatabase({ DATA_DIR: config.DATA_DIR, DATABASE_URL: undefined });
  try {
    await refuseRunning(url);
    await migrate(source);
    await moveInto(source.db, openDatabase({ DATA_DIR: config.DATA_DIR, DATABASE_URL: url }));
  } finally {
    await source.close();
  }
  console.log(`Copied and verified ${tables.length} tables. Set DATABASE_URL and start Herbie.`);
});

/** All or nothing: what was copied is compared row by row before it is kept. */
async function moveInto(source: Kysely<Database>, target: OpenDatabase): Promise<void> {
  try {
    await migrate(target);
    await refuseFilled(target.db);
    await target.db.transaction().execute(async (tx) => {
      // If Herbie was started there before, its herbs are already there; the source's keep their ids.
      for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx);
      for (const table of tables) await copy(source, tx, table);
      for (const table of tables) await verify(source, tx, table);
    });
  } finally {
    await target.close();
  }
}

async function refuseFilled(db: Kysely<Database>): Promise<void> {
  const { count } = await db.selectFrom('users').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (toCount(count) > 0) throw new CommandError('The target database already holds accounts; nothing was copied.');
}

async function copy(source: Kysely<Database>, target: Kysely<Database>, table: Table): Promise<void> {
  for await (const rows of batches(source, table)) await insertBatch(target, table, rows);
  if (keyOf(table) !== 'id') return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)} having max(id) > 0`.execute(
    target,
  );
}

async function insertBatch(
  target: Kysely<Database>,
  table: Table,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`));
  const keepIds = columns.includes('id') ? sql` overriding system value` : sql``;
  await sql`insert into ${sql.table(table)} (${names})${keepIds} values ${values}`.execute(target);
}

async function verify(source: Kysely<Database>, target: Kysely<Database>, table: Table): Promise<void> {
  const [before, after] = [await digest(source, table), await digest(target, table)];
  if (before.rows !== after.rows || before.sum !== after.sum) {
    throw new CommandError(`${table} differs after copying; nothing was kept in the target.`);
  }
  console.log(`${table}: ${before.rows} ${before.rows === 1 ? 'row' : 'rows'}`);
}

async function digest(db: Kysely<Database>, table: Table): Promise<{ rows: number; sum: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of batches(db, table)) {
    for (const row of rows) hash.update(JSON.stringify(Object.entries(row).toSorted(byName)));
    count += rows.length;
  }
  return { rows: count, sum: hash.digest('hex') };
}

/** A table's rows by key, a few at a time: pictures are large. */
async function* batches(db: Kysely<Database>, table: Table): AsyncGenerator<Record<string, unknown>[]> {
  const key = keyOf(table);
  let last: unknown = key === 'id' ? 0 : '';
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${batchSize}
    `.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.[key];
  }
}

function keyOf(table: Table): 'id' | 'name' {
  return table === 'settings_kept' ? 'name' : 'id';
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}
