import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { warmUpForFirstVisitor } from './warm-up.ts';

test('the first who comes to sign in has the knowledge base made ready, step by step and once', async () => {
  const done: string[] = [];
  const http = Fastify();
  warmUpForFirstVisitor(http, [() => done.push('names'), async () => done.push('answers')]);
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
