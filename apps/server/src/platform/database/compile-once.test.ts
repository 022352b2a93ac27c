import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { compileOnce } from './compile-once.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

const rename = compileOnce((db) => db.updateTable('users').set({ username: '' }).returning('id'));
const nameOfAll = compileOnce((db) => db.selectFrom('users').select('username').where('id', '>', 0));

test('a compiled query reads what its own transaction wrote, and beside it only what is committed', async () => {
  const { db } = running.database;
  await running.signUp('maria');
  const names = async (on: typeof db) => (await nameOfAll(on, [0])).map(({ username }) => username);

  await db.transaction().execute(async (tx) => {
    await rename(tx, ['Ana']);
    expect(await names(tx)).toEqual(['Ana']);
    expect(await names(db)).toEqual(['maria']);
  });

  expect(await names(db)).toEqual(['Ana']);
});

test('a compiled query that writes is undone with its transaction', async () => {
  const { db } = running.database;
  await running.signUp('maria');

  const failed = db.transaction().execute(async (tx) => {
    await rename(tx, ['Ana']);
    throw new Error('changed my mind');
  });

  await expect(failed).rejects.toThrow('changed my mind');
  expect(await nameOfAll(db, [0])).toEqual([{ username: 'maria' }]);
});

test('nothing is read from a database that was closed', async () => {
  const { database } = running;
  expect(await nameOfAll(database.db, [0])).toEqual([]);
  await database.db.destroy();

  await expect(nameOfAll(database.db, [0])).rejects.toThrow();
});
