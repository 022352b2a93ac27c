import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import fc from 'fast-check';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheStatements } from './statement-cache.ts';
import { StablePlanSqliteDialect } from './stable-plan-sqlite.ts';

interface Notes {
  notes: { text: string };
}

let folder: string;
let sqlite: BetterSqlite.Database;
let db: Kysely<Notes>;
/** What was run on the connection that writes, in order. */
let ran: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-group-'));
  const file = join(folder, 'notes.sqlite');
  sqlite = new BetterSqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('create table notes (text text not null unique)');
  ran = [];
  const writing = cacheStatements(sqlite, () => undefined);
  const told = { ...writing, prepare: (text: string) => (ran.push(text), writing.prepare(text)) };
  const reading = cacheStatements(new BetterSqlite(file, { readonly: true }), () => undefined);
  db = new Kysely({ dialect: new StablePlanSqliteDialect({ writing: told, reading }) });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('writes that come together wait for the disk once', async () => {
  await Promise.all([write('a'), writeInTransaction('b', 'c'), write('d'), writeInTransaction('e')]);

  expect(await stored()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ran.filter((text) => /^(begin|commit)/.test(text))).toEqual(['begin immediate', 'commit']);
});

test('nobody is told that it is written before it is committed', async () => {
  const order: string[] = [];
  const first = write('a').then(() => order.push('told'));
  while (!ran.some((text) => text.startsWith('insert'))) await Promise.resolve();

  order.push(`${(await stored()).length} to be seen`);
  await first;

  expect(order).toEqual(['0 to be seen', 'told']);
  expect(await stored()).toEqual(['a']);
});

test('what is committed in vain is told to everybody in it, and nothing of it is there', async () => {
  sqlite.pragma('foreign_keys = ON');
  sqlite.exec('create table later (text text references notes (text) deferrable initially deferred)');
  const orphan = sql`insert into later values ('nothing like it')`.execute(db);

  const outcomes = await Promise.allSettled([write('a'), orphan, writeInTransaction('b')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await stored()).toEqual([]);
  await write('c');
  expect(await stored()).toEqual(['c']);
});

test('whoever gives up takes nobody along', async () => {
  const outcomes = await Promise.allSettled([
    giveUp('a'),
    write('b'),
    giveUp('c'),
    writeInTransaction('d', 'd'),
    write('e'),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual(['b', 'e']);
});

test('a disk that fills up keeps exactly what was told to be written', async () => {
  sqlite.pragma('max_page_count = 12');
  const texts = Array.from({ length: 12 }, (_, index) => `${index}`.padEnd(5000, 'x'));

  const outcomes = await Promise.allSettled(texts.map((text, index) => (index % 2 ? write : writeInTransaction)(text)));

  const told = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(told.length).toBeLessThan(texts.length);
  expect(await stored()).toEqual(told.toSorted());
});

test('a reader neither waits for a transaction nor sees what it has not committed', async () => {
  const goOn = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ text: 'a' }).execute();
    await goOn.promise;
  });

  expect(await stored()).toEqual([]);
  goOn.resolve();
  await slow;
  expect(await stored()).toEqual(['a']);
});

test('whatever comes together, in whatever order, what was told is what is there', async () => {
  const actions = { write, writeInTransaction, giveUp, twice: (text: string) => writeInTransaction(text, text) };
  const action = fc.constantFrom('write', 'writeInTransaction', 'giveUp', 'twice', 'pause');
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (plan) => {
      await db.deleteFrom('notes').execute();
      const told: string[] = [];
      const under: Promise<unknown>[] = [];
      for (const [index, name] of plan.entries()) {
        const text = String(index).padStart(2, '0');
        if (name === 'pause') await new Promise(setImmediate);
        else
          under.push(
            actions[name](text).then(
              () => told.push(text),
              () => undefined,
            ),
          );
      }
      await Promise.all(under);
      expect(await stored()).toEqual(told.toSorted());
    }),
    { numRuns: 60 },
  );
});

async function write(text: string): Promise<void> {
  await db.insertInto('notes').values({ text }).execute();
}

function writeInTransaction(...texts: string[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const text of texts) await tx.insertInto('notes').values({ text }).execute();
  });
}

function giveUp(text: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ text }).execute();
    throw new Error('given up');
  });
}

async function stored(): Promise<string[]> {
  return (await db.selectFrom('notes').select('text').orderBy('text').execute()).map(({ text }) => text);
}
