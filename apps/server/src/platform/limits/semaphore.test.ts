import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('no more run at once than may, and the others come in turn', async () => {
  const pass = createTurnstile(2);
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = gates.map((gate, place) =>
    pass(async () => {
      begun.push(place);
      await gate.promise;
    }),
  );
  await turn();
  expect(begun).toEqual([0, 1]);

  gates[1]?.resolve();
  await turn();
  expect(begun).toEqual([0, 1, 2]);

  for (const gate of gates) gate.resolve();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails lets the next one in and tells its own caller', async () => {
  const pass = createTurnstile(1);
  const failing = pass(() => Promise.reject(new Error('broken')));
  const next = pass(async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await pass(async () => 'done again')).toBe('done again');
});
