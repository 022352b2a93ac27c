import { createHash } from 'node:crypto';
import { allCalls } from '@herbie/contract/all-calls';
import type { Answer, Message } from '@herbie/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { up as hashKeys } from '../migrations/0006-keyed-hashes.ts';
import { examples, makeWorld } from './call-examples.ts';
import { engine } from './fresh-database.ts';
import { createSlowModel, type SlowModel } from './slow-model.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let running: TestApp;
const creating = allCalls.filter(({ creates, success }) => creates ?? success?.includes(201));
const written = [
  'users',
  'profiles',
  'chats',
  'chat_messages',
  'favorites',
  'wellness_entries',
  'supplements',
  'supplement_doses',
  'herb_analyses',
  'product_recommendations',
  'analytics_events',
] as const;

describe('what cannot be noted under its Idempotency-Key is not done, and can be sent again', () => {
  beforeEach(async () => {
    running = await startTestApp();
  });
  afterEach(() => running.stop());

  test.each(creating.map((call) => ({ call, name: call.name })))('$name', async ({ call }) => {
    const maria = await running.signUp('maria');
    const world = await makeWorld(maria);
    const example = examples[call.name] ?? {};
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(example.ids?.(world)[name]));
    const send = () => maria.call(call.method, path, example.body?.(world, ''), { 'idempotency-key': 'a-key' });
    const everything = () =>
      Promise.all(written.map((table) => running.database.db.selectFrom(table).selectAll().execute()));
    const before = await everything();

    await refuseNotes(running);
    expect((await send()).statusCode).toBe(500);
    expect(await everything()).toEqual(before);

    await allowNotes(running);
    expect((await send()).statusCode).toBe(example.status ?? 200);
  });
});

describe('what was done under a key', () => {
  const day = 24 * 60 * 60 * 1000;
  const start = (client: Client) =>
    client.call('POST', '/api/chats', { title: 'Sleep' }, { 'idempotency-key': 'a-key' });
  const idOf = (reply: LightMyRequestResponse) => reply.json<{ id: number }>().id;

  beforeEach(async () => {
    running = await startTestApp();
  });
  afterEach(() => running.stop());

  test('is told again for a day, and done anew after it', async () => {
    const maria = await running.signUp('maria');
    const first = idOf(await start(maria));

    running.clock.move(day - 1000);
    expect(idOf(await start(maria))).toBe(first);

    running.clock.move(2000);
    await maria.post('/api/auth/login', { username: 'maria', password: 'correct horse' });
    expect(idOf(await start(maria))).not.toBe(first);
  });

  test('is told to nobody who uses the same key', async () => {
    const first = idOf(await start(await running.signUp('maria')));

    expect(idOf(await start(await running.signUp('tom')))).not.toBe(first);
  });
});

describe('of what was sent under a key', () => {
  const plainHash = (text: string) => createHash('sha256').update(text).digest('hex');

  beforeEach(async () => {
    running = await startTestApp();
  });
  afterEach(() => running.stop());

  test('nothing is kept by which a password can be guessed: the same words have another hash under each key', async () => {
    const body = { username: 'maria', password: 'correct horse' };
    const keys = ['a-key', 'another-key'];
    const kept = [];
    for (const key of keys) {
      await running.visitor().call('POST', '/api/auth/register', body, { 'idempotency-key': key });
      kept.push(...(await running.database.db.selectFrom('idempotency_keys').select(['key', 'bodyHash']).execute()));
      for (const table of ['users', 'idempotency_keys'] as const) await running.database.db.deleteFrom(table).execute();
    }

    expect(new Set(kept.map(({ bodyHash }) => bodyHash)).size).toBe(2);
    for (const { key } of kept) expect(keys).not.toContain(key);
  });

  test('what an earlier version kept is told again, and other words under its key are refused', async () => {
    const maria = await running.signUp('maria');
    const start = (title: string) => maria.call('POST', '/api/chats', { title }, { 'idempotency-key': 'a-key' });
    const { id } = (await start('Sleep')).json<{ id: number }>();
    const earlier = { key: 'a-key', bodyHash: plainHash('/api/chats\n{"title":"Sleep"}') };
    await running.database.db.updateTable('idempotency_keys').set(earlier).execute();

    await hashKeys(running.database.db);

    expect((await start('Sleep')).json()).toMatchObject({ id });
    expect((await start('Calm')).statusCode).toBe(409);
  });
});

test('what a person deletes does not live on in what was told of it', async () => {
  running = await startTestApp();
  const maria = await running.signUp('maria');
  const create = async (path: string, body: unknown) =>
    (await maria.call('POST', path, body, { 'idempotency-key': `key of ${path}` })).json<{ id: number }>().id;
  const told = async () =>
    JSON.stringify(await running.database.db.selectFrom('idempotency_keys').select('reply').execute());
  await maria.post('/api/profiles', { name: 'Maria' });
  const tom = await create('/api/profiles', { name: 'Tom', currentMedications: 'Lithium' });
  const entry = { date: '2025-04-04', sleepQuality: 1, energyLevel: 1, stressLevel: 1, notes: 'cried all day' };
  const wellness = await create(`/api/profiles/${tom}/wellness`, entry);
  const supplement = await create(`/api/profiles/${tom}/supplements`, { name: 'Kava drops' });
  const analysis = await create('/api/analyses', { labelText: 'Hangover tonic with ginger root' });
  const dose = await create(`/api/supplements/${supplement}/doses`, { takenOn: '2025-04-04', status: 'skipped' });
  const product = { productName: 'Sleep spray', source: 'herb_analyzer', sourceId: analysis };
  const kept = await create('/api/product-recommendations', product);
  const [herb] = (await maria.get('/api/herbs?q=valerian')).json<{ id: number }[]>();
  const favorite = await create('/api/favorites', { herbId: herb?.id });
  const noted = await told();
  for (const word of ['Lithium', 'cried all day', 'Kava drops', 'Hangover tonic', 'Sleep spray', 'Valerian', 'skipped'])
    expect(noted).toContain(word);

  await maria.delete(`/api/doses/${dose}`);
  expect(await told()).not.toContain('skipped');
  await maria.delete(`/api/product-recommendations/${kept}`);
  expect(await told()).not.toContain('Sleep spray');
  await maria.delete(`/api/favorites/${favorite}`);
  expect(await told()).not.toContain('Valerian');
  await maria.delete(`/api/wellness/${wellness}`);
  expect(await told()).not.toContain('cried all day');
  await maria.delete(`/api/supplements/${supplement}`);
  expect(await told()).not.toContain('Kava drops');
  await maria.delete(`/api/analyses/${analysis}`);
  expect(await told()).not.toContain('Hangover tonic');
  await maria.delete(`/api/profiles/${tom}`);
  expect(await told()).not.toContain('Lithium');
  await running.stop();
});

describe('a question that is sent again under its key', () => {
  const key = { 'idempotency-key': 'a-key' };
  const events = { ...key, accept: 'text/event-stream' };
  const question = { content: 'What helps me sleep?' };
  let maria: Client;
  let path: string;

  beforeEach(async () => {
    running = await startTestApp();
    maria = await running.signUp('maria');
    path = `/api/chats/${(await maria.post('/api/chats', {})).json<{ id: number }>().id}/messages`;
  });
  afterEach(() => running.stop());

  test.each([
    ['events', 'events', events, events],
    ['the whole answer', 'events', key, events],
    ['events', 'the whole answer', events, key],
  ])('as %s and then as %s is answered once', async (_, __, first, second) => {
    const told = toldIn(await maria.call('POST', path, question, first));
    const toldAgain = toldIn(await maria.call('POST', path, question, second));

    expect(toldAgain).toEqual(told);
    expect((await maria.get(path)).json<Message[]>().map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  test('is streamed in the order of a new answer', async () => {
    const asked = { content: 'I took forty tablets of paracetamol' };
    await maria.call('POST', path, asked, key);

    const { payload } = await maria.call('POST', path, asked, events);

    expect(payload.match(/(?<=^event: )\w+/gm)).toEqual(['user', 'level', 'html', 'findings', 'products', 'done']);
  });

  test('in other words is refused, streamed or not', async () => {
    await maria.call('POST', path, question, events);

    const other = await maria.call('POST', path, { content: 'And what calms me?' }, events);

    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'key_reused' });
  });
});

test('a press on a product that is told twice under one key counts once', async () => {
  running = await startTestApp();
  const press = () =>
    running
      .visitor()
      .call(
        'POST',
        '/api/product-click',
        { productName: 'Valerian', source: 'chat', sourceId: 1 },
        { 'idempotency-key': 'a-key' },
      );

  expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);

  const counted = await running.database.db.selectFrom('analytics_events').select('eventType').execute();
  expect(counted).toEqual([{ eventType: 'product_click' }]);
  await running.stop();
});

describe('a question whose answer nobody ended, sent again', () => {
  const key = { 'idempotency-key': 'a-key' };
  let maria: Client;
  let chat: number;
  let model: SlowModel;
  let first: Promise<LightMyRequestResponse>;

  beforeEach(async () => {
    model = createSlowModel();
    running = await startTestApp({}, { model });
    maria = await running.signUp('maria');
    chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
    first = send();
    await until(() => model.asked() > 0);
  });
  afterEach(async () => {
    model.goOn();
    await first;
    await running.stop();
  });

  const send = () => maria.call('POST', `/api/chats/${chat}/messages`, { content: 'What helps me sleep?' }, key);

  test('is still being answered while there is somebody to answer it', async () => {
    expect((await send()).json()).toMatchObject({ code: 'key_running' });
  });

  test('is not asked twice: the answer is told as far as it came', async () => {
    running.clock.move(4 * 60 * 1000);

    const again = await send();

    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ status: 'interrupted', userMessage: { content: 'What helps me sleep?' } });
    const messages = (await maria.get(`/api/chats/${chat}/messages`)).json<Message[]>();
    expect(messages.filter(({ role }) => role === 'user')).toHaveLength(1);
  });

  test('is told at once after a start, where no other instance can be at work on it', async () => {
    await running.app.becomeReady();

    expect((await send()).statusCode).toBe(engine === 'sqlite' ? 201 : 409);
  });
});

/** The answer in a reply, whole or at the end of its events. */
function toldIn({ payload }: LightMyRequestResponse): Answer {
  const last = /(?<=^event: done\ndata: ).*/m.exec(payload)?.[0];
  // safe: both are the contract's answer to a question.
  return JSON.parse(last ?? payload) as Answer;
}

async function refuseNotes({ database: { db } }: TestApp): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger no_notes before update on idempotency_keys begin select raise(abort, 'no notes'); end`.execute(
      db,
    );
    return;
  }
  await sql`create function no_notes() returns trigger language plpgsql as $$ begin raise exception 'no notes'; end $$`.execute(
    db,
  );
  await sql`create trigger no_notes before update on idempotency_keys for each row execute function no_notes()`.execute(
    db,
  );
}

async function allowNotes({ database: { db } }: TestApp): Promise<void> {
  await (engine === 'sqlite' ? sql`drop trigger no_notes` : sql`drop function no_notes cascade`).execute(db);
}
