import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { until } from '../../testing/until.ts';
import { releaseMemoryWhenQuiet } from './release-memory.ts';

test('memory is given back once after the last of many requests, and again after the next', async () => {
  let released = 0;
  const http = Fastify();
  releaseMemoryWhenQuiet(http, { quietMs: 200, release: () => void (released += 1) });
  http.get('/', async () => 'here');
  for (let count = 0; count < 5; count += 1) {
    await http.inject('/');
    await wait(10);
  }
  expect(released).toBe(0);
  await until(() => released === 1);

  await http.inject('/');
  await until(() => released === 2);
  await http.close();
});
