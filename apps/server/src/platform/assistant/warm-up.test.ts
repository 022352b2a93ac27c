import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { createFakeClock } from '../../../testing/fakes.ts';
import { startThreadForLoginBurst, warmUpForFirstVisitor } from './warm-up.ts';

const atOnce = { sliceMs: 0, pauseMs: 0, timeoutMs: 0 };

function* told(done: string[], ...steps: readonly string[]): Generator<number> {
  for (const step of steps) yield done.push(step);
}

test('the first who comes to sign in has the knowledge base made ready, step by step and once', async () => {
  const done: string[] = [];
  const http = Fastify();
  warmUpForFirstVisitor(http, { steps: () => told(done, 'names', 'answers'), ...atOnce });
  for (const url of ['/api/health', '/api/auth/me']) http.get(url, async () => 'here');

  await http.inject('/api/health');
  await http.inject('/api/health');
  expect(done).toEqual([]);

  await http.inject('/api/auth/me');
  await http.inject('/api/auth/me');
  await until(() => done.length === 2);
  await http.inject('/api/auth/me');
  expect(done).toEqual(['names', 'answers']);
  await http.close();
});

test.each(['/login?redirect=/chat', '/register', '/dashboard'])(
  'opening %s makes the knowledge base ready',
  async (url) => {
    const http = Fastify();
    const done: string[] = [];
    warmUpForFirstVisitor(http, { steps: () => told(done, 'names'), ...atOnce });
    for (const page of ['/', '/login', '/register', '/dashboard']) http.get(page, async () => 'a page');

    await http.inject('/');
    await http.inject('/');
    expect(done).toEqual([]);

    await http.inject(url);
    await until(() => done.length === 1);
    await http.close();
  },
);

test('a page that is being loaded is served before the knowledge base is made ready, but not for ever', async () => {
  const http = Fastify();
  const ready = new Promise<number>((resolve) => {
    const steps = function* () {
      yield resolve(performance.now());
    };
    warmUpForFirstVisitor(http, { steps, sliceMs: 0, pauseMs: 60_000, timeoutMs: 700 });
  });
  http.get('/api/auth/me', async () => 'here');

  const began = performance.now();
  await http.inject('/api/auth/me');
  expect((await ready) - began).toBeGreaterThan(690);
  await http.close();
});

test('others are served while the knowledge base is made ready', async () => {
  const http = Fastify();
  let isServed = false;
  const wasServedBetween = Promise.withResolvers<boolean>();
  const steps = function* () {
    for (let step = 0; step < 100_000 && !isServed; step += 1) yield;
    wasServedBetween.resolve(isServed);
  };
  warmUpForFirstVisitor(http, { steps, ...atOnce });
  http.get('/api/auth/me', async () => 'here');
  http.get('/api/herbs', async () => void (isServed = true));

  await http.inject('/api/auth/me');
  await http.inject('/api/herbs');
  expect(await wasServedBetween.promise).toBe(true);
  await http.close();
});

test('a server that is stopping makes nothing ready any more', async () => {
  const http = Fastify();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const steps = function* () {
    done.push('begun');
    yield first.promise;
    done.push('too late');
  };
  warmUpForFirstVisitor(http, { steps, ...atOnce });
  http.get('/api/auth/me', async () => 'here');

  await http.inject('/api/auth/me');
  await until(() => done.length === 1);
  await http.close();
  first.resolve();
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(done).toEqual(['begun']);
});

test('many who log in one after the other have the second thread started; few, or the refused, do not', async () => {
  const clock = createFakeClock();
  let starts = 0;
  const http = Fastify();
  startThreadForLoginBurst(http, { clock, thread: { start: () => void (starts += 1) } });
  http.post('/api/auth/login', async ({ headers }, reply) =>
    reply.code(headers['x-right'] === undefined ? 401 : 200).send(),
  );
  const logIn = (isRight: boolean) =>
    http.inject({ method: 'POST', url: '/api/auth/login', headers: isRight ? { 'x-right': '1' } : {} });

  for (let count = 0; count < 10; count += 1) await logIn(false);
  for (let count = 0; count < 10; count += 1) {
    await logIn(true);
    clock.move(5000);
  }
  expect(starts).toBe(0);

  clock.move(60_000);
  for (let count = 0; count < 5; count += 1) await logIn(true);
  expect(starts).toBe(1);
  await http.close();
});
