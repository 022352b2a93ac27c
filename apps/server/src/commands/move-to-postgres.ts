// `npm run move-to-postgres -- URL`: copies the whole embedded database into an empty PostgreSQL one and verifies it.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { toCount } from '../platform/database/values.ts';
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
const batchSize = 200;

await runCommand(async (config, [url]) => {
  if (url === undefined || !/^postgres(ql)?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new CommandError('Name the target: npm run move-to-postgres -- postgres://USER:PASSWORD@HOST/DATABASE');
  if (config.DATABASE_URL !== undefined)
    throw new CommandError('Unset DATABASE_URL first: this command copies the embedded database.');
  const source = openDatabase({ DATA_DIR: config.DATA_DIR, DATABASE_URL: undefined });
  const target = openDatabase({ DATA_DIR: config.DATA_DIR, DATABASE_URL: url });
  try {
    await migrate(source);
    await migrate(target);
    await refuseFilled(target.db);
    await target.db.transaction().execute(async (tx) => {
      for (const table of tables) await copy(source.db, tx, table);
      for (const table of tables) await verify(source.db, tx, table);
    });
    console.log(`Copied and verified ${tables.length} tables. Set DATABASE_URL and start Herbie.`);
  } finally {
    await source.close();
    await target.close();
  }
});

async function refuseFilled(db: Kysely<Database>): Promise<void> {
  const { count } = await db.selectFrom('users').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (toCount(count) > 0) throw new CommandError('The target database already holds accounts; nothing was copied.');
}

async function copy(source: Kysely<Database>, target: Kysely<Database>, table: Table): Promise<void> {
  const rows = await readAll(source, table);
  for (let start = 0; start < rows.length; start += batchSize) {
    await insertBatch(target, table, rows.slice(start, start + batchSize));
  }
  if (rows.length > 0 && 'id' in (rows[0] ?? {})) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      target,
    );
  }
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
  const [before, after] = [await readAll(source, table), await readAll(target, table)];
  if (before.length !== after.length || digest(before) !== digest(after)) {
    throw new CommandError(`${table} differs after copying; nothing was kept in the target.`);
  }
  console.log(`${table}: ${before.length} rows`);
}

async function readAll(db: Kysely<Database>, table: Table): Promise<Record<string, unknown>[]> {
  const order = table === 'settings_kept' ? sql.ref('name') : sql.ref('id');
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${order}`.execute(db);
  return rows;
}

function digest(rows: readonly Record<string, unknown>[]): string {
  const hash = createHash('sha256');
  for (const row of rows) {
    for (const column of Object.keys(row).toSorted()) hash.update(`${column}=${String(row[column])};`);
  }
  return hash.digest('hex');
}
