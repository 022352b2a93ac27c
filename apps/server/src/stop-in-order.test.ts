import { expect, test } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

function stage(fails: { readonly stop?: true; readonly close?: true } = {}) {
  const done: string[] = [];
  const step = (name: string, isFailing: true | undefined) => async () => {
    done.push(name);
    if (isFailing) throw new Error('Maria asked about Lithium');
  };
  const log = { error: (...told: unknown[]) => void done.push(JSON.stringify(told)) };
  const running = { app: { stop: step('stop', fails.stop) }, database: { close: step('close', fails.close) }, log };
  return { done, end: () => stopInOrder(running) };
}

test('the database is closed after the server, and all is well', async () => {
  const { done, end } = stage();

  expect(await end()).toBe(0);
  expect(done).toEqual(['stop', 'close']);
});

test('a server that fails to stop leaves no database open, and the failure is told without what was said', async () => {
  const { done, end } = stage({ stop: true });

  expect(await end()).toBe(1);
  expect([done[0], done[2]]).toEqual(['stop', 'close']);
  expect(done[1]).toContain('could not stop in order');
  expect(done.join()).not.toContain('Lithium');
});

test('a database that fails to close is told as well', async () => {
  expect(await stage({ close: true }).end()).toBe(1);
});
