import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { freshPlace, type FreshPlace } from './fresh-database.ts';

let place: FreshPlace | undefined;
let database: OpenDatabase | undefined;

afterEach(async () => {
  await database?.close();
  await place?.drop();
});

test('an update that breaks off half-way leaves the database as it was, and the next start does it in full', async () => {
  place = await freshPlace();
  database = openDatabase(readConfig(place.settings));
  const { db } = database;
  // Stands where a later migration wants to put its own, so that the first one succeeds and that one fails.
  await sql`create table running_answers (id integer)`.execute(db);

  await expect(migrate(database)).rejects.toThrow(/running_answers/);
  expect(await tablesOf(database)).not.toContain('users');

  await sql`drop table running_answers`.execute(db);
  await migrate(database);
  expect(await tablesOf(database)).toEqual(expect.arrayContaining(['users', 'running_answers']));
});

test('for the list of one person the database reads neither the chats of others nor all that were never deleted', async () => {
  place = await freshPlace();
  database = openDatabase(readConfig(place.settings));
  await migrate(database);
  const list = `select * from chats where "userId" = 1 and "deletedAt" is null order by id desc limit 20`;
  expect(await planOf(database, list)).toMatch(/chats_userId_id/);
  expect(await planOf(database, list)).not.toMatch(/chats_deletedAt/);
});

async function planOf({ db, engine }: OpenDatabase, query: string): Promise<string> {
  const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
  return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(db)).rows);
}

async function tablesOf({ db }: OpenDatabase): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}
