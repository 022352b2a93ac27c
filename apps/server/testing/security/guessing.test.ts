import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { login, restarted } from './site.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

describe('guessing a password', () => {
  beforeEach(async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');
  });

  test('is not got around by other spellings, headers or types', async () => {
    const names = ['alice', 'ALICE', 'ａlice', ' alice ', 'Alice'];
    const headers = (turn: number) => ({
      'x-forwarded-for': `203.0.113.${turn}`,
      'x-real-ip': `203.0.113.${turn}`,
      forwarded: `for=203.0.113.${turn}`,
      'true-client-ip': `203.0.113.${turn}`,
    });
    for (let turn = 0; turn < 10; turn += 1)
      expect((await login(running, names[turn % 5], 'wrong one', headers(turn))).statusCode).toBe(401);

    for (const [turn, name] of names.entries())
      expect((await login(running, name, 'wrong one', headers(100 + turn))).statusCode).toBe(429);
    for (const odd of [['alice'], 5, { name: 'alice' }, null])
      expect((await login(running, odd, 'wrong one')).statusCode).toBe(400);
  });

  test('many times at once gets no further than one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(running, 'alice', 'wrong one')));

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  test('from many networks ends after a hundred tries, and never touches who is signed in', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
    const alice = await running.signUp('alice');
    const from = (address: string) => login(running, 'alice', 'wrong one', { 'x-forwarded-for': address });
    const tries: number[] = [];
    for (let network = 0; network < 11; network += 1) {
      for (let guess = 0; guess < 10; guess += 1) tries.push((await from(`203.0.${network}.7`)).statusCode);
    }

    expect(tries.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(tries.slice(100).every((status) => status === 429)).toBe(true);
    expect((await alice.get('/api/auth/me')).statusCode).toBe(200);
  });

  test('from one household’s IPv6 addresses counts as one', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
    await running.signUp('alice');
    const from = (host: number) =>
      login(running, 'alice', 'wrong one', { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` });
    for (let host = 1; host <= 10; host += 1) expect((await from(host)).statusCode).toBe(401);

    expect((await from(99)).statusCode).toBe(429);
  });

  test('at one name after another from one address ends after fifty tries', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    const tries: number[] = [];
    for (let name = 0; name < 52; name += 1)
      tries.push((await login(running, `nobody-${name}`, 'wrong one')).statusCode);

    expect(tries.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(tries.slice(50)).toEqual([429, 429]);
  });

  test('at many names at once gets no further than at one after another', async () => {
    const names = Array.from({ length: 80 }, (_, place) => `nobody-${place}`);

    const tries = await Promise.all(names.map((name) => login(running, name, 'wrong one')));

    expect(tries.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(50);
    expect((await login(running, 'alice', 'correct horse')).statusCode).toBe(429);
  });

  test('a right password costs nothing', async () => {
    running = await restarted(running, { RATE_LIMIT_SCALE: '1' });
    await running.signUp('alice');

    for (let turn = 0; turn < 15; turn += 1)
      expect((await login(running, 'alice', 'correct horse')).statusCode).toBe(200);
  });
});
