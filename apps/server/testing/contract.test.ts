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

async function newcomer(): Promise<{ client: Client; world: World }> {
  people += 1;
  const client = await running.signUp(people === 1 ? 'maria' : `person-${people}`);
  return { client, world: await makeWorld(client) };
}

function pathOf(path: string, ids: Readonly<Record<string, number | string>>, query = ''): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name])).concat(query);
}

test('every call of the contract has an example, and no example is left over', () => {
  expect(Object.keys(examples).toSorted()).toEqual(allCalls.map((call) => call.name).toSorted());
});

describe.each(allCalls.map((call) => ({ call, name: call.name })))('$name', ({ call }) => {
  const example: Example = examples[call.name] ?? {};
  const namesOne = call.path.includes(':id');

  test('answers a good request in the promised shape', async () => {
    const { client, world } = await newcomer();
    const ids =
      call.name === 'endSession'
        ? { id: (await client.get('/api/account/sessions')).json<{ id: number }[]>()[0]?.id ?? 0 }
        : (example.ids?.(world) ?? {});

    const response = await client.call(call.method, pathOf(call.path, ids, example.query), example.body?.(world));

    expect(response.statusCode, response.body).toBe(example.status ?? 200);
    if (response.statusCode < 300 && !call.raw) expect(z.safeParse(call.reply, response.json()).success).toBe(true);
    if (!call.raw) expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toMatch(/argon2|resetToken|tokenHash/);
  });

  const testProtected = call.access === 'public' ? undefined : test;
  testProtected?.('is refused without a session', async () => {
    const response = await running
      .visitor()
      .call(call.method, pathOf(call.path, { id: 1, messageId: 1 }), call.body ? {} : undefined);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ message: 'Please log in to continue' });
  });

  const testOwned = namesOne && !shared.has(call.name) ? test : undefined;
  testOwned?.('shows another user nothing: a foreign record is as missing as one that never was', async () => {
    const [owner, stranger] = [await newcomer(), await newcomer()];
    const ids = example.ids?.(owner.world) ?? {};
    const never = { id: 2_000_000_000, messageId: 2_000_000_000 };
    const send = (target: Readonly<Record<string, number>>) =>
      stranger.client.call(call.method, pathOf(call.path, target, example.query), example.body?.(owner.world));
    const foreignIds =
      call.name === 'endSession'
        ? { id: (await owner.client.get('/api/account/sessions')).json<{ id: number }[]>()[0]?.id ?? 0 }
        : ids;

    const [foreign, missing] = [await send(foreignIds), await send(never)];

    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
  });

  const testNamed = namesOne ? test : undefined;
  testNamed?.('refuses what is no id', async () => {
    const { client, world } = await newcomer();
    for (const id of ['0', '-1', '01', '1.0', '1e3', 'abc', '99999999999', '%20', '1%00']) {
      const ids = { ...example.ids?.(world), id };
      const response = await client.call(call.method, pathOf(call.path, ids), example.body?.(world));
      expect(response.statusCode, `${id}: ${response.body}`).toBe(400);
    }
  });
});
