import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@herbie/contract';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../src/platform/database/database.ts';
import { engine } from './fresh-database.ts';
import { createSlowModel } from './slow-model.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let running: TestApp;
let maria: Client;

beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
});
afterEach(() => running.stop());

test('a database that may only be read is told as "try again", and reading goes on', async () => {
  const chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  await allowWriting(running, false);

  for (const [url, body] of [
    ['/api/chats', {}],
    ['/api/profiles', { name: 'Maria' }],
    [`/api/chats/${chat}/messages`, { content: 'What helps me sleep?' }],
  ] as const) {
    const reply = await maria.post(url, body);
    expect(reply.statusCode, url).toBe(503);
    expect(reply.headers['retry-after'], url).toMatch(/^\d+$/);
  }
  expect((await maria.get('/api/chats')).statusCode).toBe(200);

  await allowWriting(running, true);
  expect((await maria.post(`/api/chats/${chat}/messages`, { content: 'And now?' })).statusCode).toBe(201);
});

test('an answer that could not be stored is no longer "being written" once the database takes writes again', async () => {
  await running.stop();
  const model = createSlowModel();
  running = await startTestApp({}, { model });
  maria = await running.signUp('maria');
  const chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  const path = `/api/chats/${chat}/messages`;
  const key = { 'idempotency-key': 'first' };
  const asked = maria.call('POST', path, { content: 'How do I rest?' }, key);
  await until(() => model.asked() === 1);
  await allowWriting(running, false);
  model.goOn();
  expect((await asked).statusCode).toBe(503);

  await allowWriting(running, true);
  await until(async () => (await maria.get(path)).json<Message[]>().length === 2, 5000);

  expect((await maria.get(path)).json()).toMatchObject([{ role: 'user' }, { status: 'interrupted' }]);
  const sentAgain = await maria.call('POST', path, { content: 'How do I rest?' }, key);
  expect(sentAgain.json()).toMatchObject({ status: 'interrupted' });
  expect((await maria.post(path, { content: 'And now?' })).statusCode).toBe(201);
});

test('who is signed in is told as well as anybody that the process serves, and what site it is', async () => {
  await sql`alter table sessions rename to sessions_away`.execute(running.database.db);

  expect((await maria.get('/api/profiles')).statusCode).not.toBe(200);
  for (const path of ['/api/health', '/api/ready', '/api/site', '/api/knowledge/method'])
    expect((await maria.get(path)).statusCode, path).toBe(200);
});

test('a connection that breaks in the middle of a transaction ends that transaction and nothing else', async () => {
  const broken = running.database.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ role: 'admin' }).execute();
    await breakConnection(running, tx);
  });

  await expect(broken).rejects.toThrow();
  expect((await maria.get('/api/auth/me')).json()).toMatchObject({ user: { role: 'user' } });
});

test('a write waits while another program holds the lock, and nobody else waits with it', async () => {
  const release = await lockChats(running);
  const order: string[] = [];
  const write = maria.post('/api/chats', {}).then((reply) => {
    order.push('written');
    return reply;
  });
  await wait(100);
  expect((await running.visitor().get('/api/health')).statusCode).toBe(200);
  order.push('asked after health');
  await release();

  expect((await write).statusCode).toBe(201);
  expect(order).toEqual(['asked after health', 'written']);
});

test('a lock that is held for long is told as "try again", and once it is gone writing goes on', async () => {
  const release = await lockChats(running);

  const refused = await Promise.all([maria.post('/api/chats', {}), maria.post('/api/chats', {})]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  await release();

  expect((await maria.post('/api/chats', {})).statusCode).toBe(201);
  expect((await maria.get('/api/chats')).json()).toHaveLength(1);
});

test('who hears that an answer was interrupted finds it so in the chat, however long the database took', async () => {
  const { chat, advisor, ask } = await startWithLateAdvisor();
  const told = ask();
  await until(advisor.isAsked);
  const release = await lockChats(running);
  advisor.fail();
  const seen = told.then(({ body }) => {
    expect(body).toContain('The answer was interrupted');
    return maria.get(`/api/chats/${chat}/messages`);
  });
  await wait(300);
  await release();

  expect((await seen).json()).toMatchObject([{ role: 'user' }, { status: 'interrupted' }]);
});

test('a question that is stored while the server stops is told soon to come again', async () => {
  const { advisor, ask } = await startWithLateAdvisor();
  const release = await lockChats(running);
  const told = ask();
  await wait(300);
  const stopped = running.app.stop();
  await release();

  const heard = await Promise.race([told.then(({ body }) => body), wait(4500).then(() => 'nothing yet')]);
  advisor.fail();
  await stopped;

  expect(heard).toContain('The server is restarting');
});

/** An advisor that answers only by failing, and a chat to ask it in. */
async function startWithLateAdvisor() {
  await running.stop();
  const advisor = createLateAdvisor();
  running = await startTestApp({}, { advisor });
  maria = await running.signUp('maria');
  const chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  const ask = () =>
    maria.call('POST', `/api/chats/${chat}/messages`, { content: 'How do I rest?' }, { accept: 'text/event-stream' });
  return { chat, advisor, ask };
}

function createLateAdvisor() {
  const answer = Promise.withResolvers<never>();
  let isAsked = false;
  return {
    compose() {
      isAsked = true;
      return answer.promise;
    },
    stop: () => undefined,
    isAsked: () => isAsked,
    fail: () => answer.reject(new Error('no answer')),
  };
}

/** As another program would; returns what lets go again. */
async function lockChats({ database: { db, place } }: TestApp): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const other = new BetterSqlite(place);
    other.exec('begin exclusive');
    return async () => void other.exec('rollback').close();
  }
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table chats in access exclusive mode`.execute(tx);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await holding;
  };
}

async function allowWriting({ database: { db } }: TestApp, allowed: boolean): Promise<void> {
  if (engine === 'sqlite') return void (await sql`pragma query_only = ${sql.raw(allowed ? 'off' : 'on')}`.execute(db));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const setting = sql`default_transaction_read_only = ${sql.raw(allowed ? 'off' : 'on')}`;
  await db.transaction().execute(async (tx) => {
    await sql`set transaction read write`.execute(tx);
    await sql`alter database ${sql.ref(rows[0]?.name ?? '')} set ${setting}`.execute(tx);
  });
  // Settings of a database count for the connections that come after.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
  await wait(50);
}

/** The server closes it between two queries; the embedded database has none and loses the transaction itself. */
async function breakConnection({ database: { db } }: TestApp, tx: Db): Promise<void> {
  if (engine === 'sqlite') return void (await sql`rollback`.execute(tx));
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await wait(100);
}
