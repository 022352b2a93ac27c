import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseMemoryWhenQuiet } from './release-memory.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('memory is given back once after the last of many requests, and again after the next', async () => {
  let released = 0;
  const http = Fastify();
  releaseMemoryWhenQuiet(http, { quietMs: 200, release: () => void (released += 1) });
  http.get('/', async () => 'here');
  for (let count = 0; count < 5; count += 1) {
    await http.inject('/');
    vi.advanceTimersByTime(199);
  }
  expect(released).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(released).toBe(1);

  await http.inject('/');
  vi.advanceTimersByTime(200);
  expect(released).toBe(2);
  await http.close();
});
