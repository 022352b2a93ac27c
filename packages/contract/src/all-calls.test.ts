import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from './all-calls.ts';

const paths = allCalls.map(({ method, path }) => `${method} ${path}`);

describe('the calls together', () => {
  test('each has a name and a path of its own, so that none hides another', () => {
    expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
    expect(new Set(paths.map((path) => path.replaceAll(/:\w+/g, ':'))).size).toBe(allCalls.length);
  });

  test('only the calls a stranger needs are open to strangers', () => {
    const open = allCalls.filter(({ access }) => access === 'public').map(({ method, path }) => `${method} ${path}`);
    expect(open.toSorted()).toEqual([
      'GET /api/auth/me',
      'GET /api/health',
      'GET /api/knowledge/method',
      'GET /api/ready',
      'GET /api/site',
      'POST /api/analytics/events',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/register',
      'POST /api/auth/reset-password',
      'POST /api/product-click',
    ]);
  });

  test('a path with an id says how the id is checked', () => {
    const unchecked = allCalls.filter(({ path, params }) => path.includes('/:') && params === undefined);
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  test.each(['0', '-1', '1.5', '1e3', '2147483648', ' 1', 'abc', ''])('the id %j is refused by every call', (id) => {
    for (const { name, path, params } of allCalls)
      if (params && path.includes(':id')) expect(z.safeParse(params, { id }).success, name).toBe(false);
  });

  test('a call that only reads has no body', () => {
    expect(allCalls.filter(({ method, body }) => method === 'GET' && body).map(({ name }) => name)).toEqual([]);
  });

  test('only the photo call may be larger than the rest', () => {
    const larger = allCalls.filter(({ bodyLimit }) => bodyLimit !== undefined).map(({ path }) => path);
    expect(larger.toSorted()).toEqual(['/api/analyses']);
  });
});
