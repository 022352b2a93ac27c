import { randomUUID } from 'node:crypto';
import { allCalls } from '@herbie/contract/all-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Example, examples, makeWorld, type World } from './call-examples.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

const shared = new Set(['getHerb', 'getMonograph']);
let people = 0;

interface Person {
  readonly client: Client;
  readonly world: World;
  /** Stands in everything they wrote. */
  readonly mark: string;
}

async function newcomer(): Promise<Person> {
  people += 1;
  const client = await running.signUp(people === 1 ? 'maria' : `person-${people}`);
  const mark = `mark-${people}-of-${randomUUID()}`;
  return { client, mark, world: await makeWorld(client, mark) };
}

/** Everything a person has, as they read it. */
async function possessions({ client, world }: Person): Promise<string[]> {
  const places = [
    '/api/profiles',
    '/api/chats',
    `/api/chats/${world.chat}/messages`,
    '/api/favorites',
    `/api/profiles/${world.profile}/wellness?days=366&today=2026-03-10`,
    `/api/profiles/${world.profile}/supplements`,
    `/api/supplements/${world.supplement}/doses?days=366&today=2026-03-10`,
    '/api/analyses',
    '/api/product-recommendations',
    '/api/account',
  ];
  return Promise.all(places.map(async (place) => (await client.get(place)).body));
}

const secretKey = /^(?!passwordMinLength$).*(?:password|hash|token|salt|session|secret|apikey)/i;

/** Every key of a reply, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

function pathOf(path: string, ids: Readonly<Record<string, number | string>>, query = ''): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name])).concat(query);
}

test('no example is content with a refusal, but where nothing is there to be had', () => {
  const refused = Object.keys(examples).filter((name) => (examples[name]?.status ?? 200) >= 300);

  expect(refused).toEqual(['resumeAnswer']);
});

test('every call of the contract has an example, and no example is left over', () => {
  expect(Object.keys(examples).toSorted()).toEqual(allCalls.map((call) => call.name).toSorted());
});

describe.each(allCalls.map((call) => ({ call, name: call.name })))('$name', ({ call }) => {
  const example: Example = examples[call.name] ?? {};
  const namesOne = call.path.includes(':id');

  test('answers a good request in the promised shape', async () => {
    const { client, world } = await newcomer();
    const given = (await example.arrange?.({ running, client, world })) ?? '';
    const ids =
      call.name === 'endSession'
        ? { id: (await client.get('/api/account/sessions')).json<{ id: number }[]>()[0]?.id ?? 0 }
        : (example.ids?.(world, given) ?? {});

    const response = await client.call(
      call.method,
      pathOf(call.path, ids, example.query),
      example.body?.(world, given),
    );

    expect(response.statusCode, response.body).toBe(example.status ?? 200);
    if (response.statusCode < 300 && !call.raw) expect(z.safeParse(call.reply, response.json()).success).toBe(true);
    if (!call.raw) expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toMatch(/argon2|resetToken|tokenHash/);
    if (!call.raw) expect(keysOf(response.json()).filter((key) => secretKey.test(key))).toEqual([]);
  });

  const testProtected = call.access === 'public' ? undefined : test;
  testProtected?.('is refused without a session', async () => {
    const response = await running
      .visitor()
      .call(call.method, pathOf(call.path, { id: 1, messageId: 1 }), call.body ? {} : undefined);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ message: 'Please log in to continue' });
  });

  const testBody = call.body ? test : undefined;
  testBody?.('refuses what is no such body, and what is no JSON', async () => {
    const { client, world } = await newcomer();
    const given = call.access === 'admin' ? await example.arrange?.({ running, client, world }) : undefined;
    const url = pathOf(call.path, example.ids?.(world, given) ?? { id: 1 });
    const wrong = Array.isArray(example.body?.(world, '')) ? {} : [];

    expect((await client.call(call.method, url, wrong)).statusCode).toBe(400);
    expect((await client.call(call.method, url, '{"broken"')).statusCode).toBe(400);
    expect((await client.call(call.method, url, 'text', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  const testAdmin = call.access === 'admin' ? test : undefined;
  testAdmin?.('is refused to who is no admin', async () => {
    const { client } = await newcomer();
    const responses = await Promise.all(
      [1, 2_000_000_000].map((id) => client.call(call.method, pathOf(call.path, { id }), call.body ? {} : undefined)),
    );

    for (const response of responses) {
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ message: 'Admin access required' });
      expect(response.body).toBe(responses[0]?.body);
    }
  });

  const testMine = call.access === 'user' && call.method === 'GET' && !namesOne ? test : undefined;
  testMine?.('tells nothing that belongs to another user', async () => {
    const owner = await newcomer();
    const stranger = await newcomer();

    const response = await stranger.client.call(call.method, pathOf(call.path, {}, example.query));

    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain(owner.mark);
  });

  const testOwned = namesOne && call.access === 'user' && !shared.has(call.name) ? test : undefined;
  testOwned?.('shows another user nothing: a foreign record is as missing as one that never was', async () => {
    const [owner, stranger] = [await newcomer(), await newcomer()];
    const ids = example.ids?.(owner.world) ?? {};
    const never = { id: 2_000_000_000, messageId: 2_000_000_000 };
    const send = (target: Readonly<Record<string, number>>) =>
      stranger.client.call(call.method, pathOf(call.path, target, example.query), example.body?.(owner.world, ''));
    const before = await possessions(owner);
    const foreignIds =
      call.name === 'endSession'
        ? { id: (await owner.client.get('/api/account/sessions')).json<{ id: number }[]>()[0]?.id ?? 0 }
        : ids;

    const [foreign, missing] = [await send(foreignIds), await send(never)];

    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
    expect(await possessions(owner)).toEqual(before);
  });

  const testNamed = namesOne ? test : undefined;
  testNamed?.('refuses what is no id', async () => {
    const { client, world } = await newcomer();
    const given = call.access === 'admin' ? await example.arrange?.({ running, client, world }) : undefined;
    for (const id of ['0', '-1', '01', '1.0', '1e3', 'abc', '99999999999', '%20', '1%00']) {
      const ids = { ...example.ids?.(world, given), id };
      const response = await client.call(call.method, pathOf(call.path, ids), example.body?.(world, ''));
      expect(response.statusCode, `${id}: ${response.body}`).toBe(400);
      expect(response.json(), id).toMatchObject({ message: 'Invalid id' });
    }
  });
});

type Request = readonly [method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown];

test.each<[string, (world: World) => Request]>([
  ['a message', ({ profile }) => ['POST', '/api/chats/:chat/messages', { content: 'Hello?', profileId: profile }]],
  ['an analysis', ({ profile }) => ['POST', '/api/analyses', { labelText: 'Melatonin', profileId: profile }]],
  ['a check', ({ profile }) => ['POST', '/api/safety/check', { items: ['kava'], profileId: profile }]],
  ['a recommendation', ({ profile }) => ['GET', `/api/herbs/recommended?profileId=${profile}`]],
  ['a monograph', ({ profile, herb }) => ['GET', `/api/herbs/${herb}/monograph?profileId=${profile}`]],
  ['a product', ({ chat }) => ['POST', '/api/product-recommendations', productOf('chat', chat)]],
  ['a product', ({ analysis }) => ['POST', '/api/product-recommendations', productOf('herb_analyzer', analysis)]],
  ['a version', ({ answer }) => ['PATCH', '/api/chats/:chat', { versionId: answer }]],
  ['a new answer', ({ answer }) => ['POST', `/api/chats/:chat/messages/${answer}/regenerate`, {}]],
  ['a rating', ({ answer }) => ['POST', `/api/chats/:chat/messages/${answer}/feedback`, { rating: 'up' }]],
])('%s that names another user’s record beside the own one finds nothing', async (_, request) => {
  const [owner, stranger] = [await newcomer(), await newcomer()];
  const never = Object.fromEntries(Object.keys(owner.world).map((name) => [name, 2_000_000_000]));
  const send = (world: World) => {
    const [method, path, body] = request(world);
    return stranger.client.call(method, path.replace(':chat', String(stranger.world.chat)), body);
  };
  const before = await possessions(owner);

  const foreign = await send(owner.world);
  // safe: every id of a world is a number.
  const missing = await send({ ...(never as unknown as World), herb: owner.world.herb });

  expect(foreign.statusCode, foreign.body).toBe(404);
  expect(foreign.body).toBe(missing.body);
  expect(await possessions(owner)).toEqual(before);
});

function productOf(source: string, sourceId: number) {
  return { productName: 'Tea', source, sourceId };
}
