import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { createLargeBodies, releaseBody } from './large-bodies.ts';

let http: FastifyInstance;
let received: string[];
const goOn = new Map<string, () => void>();

beforeEach(() => {
  http = Fastify();
  received = [];
  goOn.clear();
  const bodies = createLargeBodies(2);
  http.post<{ Params: { who: string; name: string }; Body: { keeps: boolean } }>(
    '/:who/:name',
    { preParsing: async (request, reply) => bodies.waitForTurn(request, reply, Number(request.params.who)) },
    async (request) => {
      const { name } = request.params;
      received.push(name);
      if (!request.body.keeps) releaseBody(request);
      await new Promise<void>((resolve) => void goOn.set(name, resolve));
      return name;
    },
  );
});
afterEach(() => http.close());

function send(who: number, name: string, keeps = true) {
  return http.inject({ method: 'POST', url: `/${who}/${name}`, payload: { keeps } }).then(({ payload }) => payload);
}

/** Long enough for whoever may go on to have gone on. */
async function settle() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

test('one person’s bodies come one after the other, the next when the answer before is out', async () => {
  const both = Promise.all([send(1, 'first'), send(1, 'second')]);
  await until(() => received.length === 1);
  await settle();
  expect(received).toEqual(['first']);

  goOn.get('first')?.();
  await until(() => received.length === 2);
  goOn.get('second')?.();

  expect(await both).toEqual(['first', 'second']);
});

test('a body that is let go of makes room before its answer is out', async () => {
  const both = Promise.all([send(1, 'first', false), send(1, 'second', false)]);

  await until(() => received.length === 2);

  goOn.get('first')?.();
  goOn.get('second')?.();
  expect(await both).toEqual(['first', 'second']);
});

test('others do not wait for one person, but for those who are let in at once', async () => {
  const all = Promise.all([send(1, 'a'), send(1, 'b'), send(2, 'c'), send(3, 'd')]);
  await until(() => received.length === 2);
  await settle();
  expect(received.toSorted()).toEqual(['a', 'c']);

  for (const name of ['a', 'c', 'b', 'd']) {
    await until(() => goOn.has(name));
    goOn.get(name)?.();
  }
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever leaves while waiting takes no turn', async () => {
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const post = (name: string, signal: AbortSignal | null = null) =>
    fetch(`${address}/1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"keeps":true}',
      signal,
    });
  const first = post('first');
  await until(() => received.length === 1);
  const leave = new AbortController();
  const left = post('left', leave.signal);
  await settle();
  leave.abort();
  await expect(left).rejects.toThrow(/abort/i);

  const last = post('last');
  goOn.get('first')?.();
  await until(() => received.includes('last'));
  goOn.get('last')?.();

  expect([(await first).status, (await last).status]).toEqual([200, 200]);
});
