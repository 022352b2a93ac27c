import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('no more run at once than may, and the others come in turn', async () => {
  const pass = createSemaphore(2);
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = gates.map((gate, place) =>
    pass(async () => {
      begun.push(place);
      await gate.promise;
    }),
  );
  await yieldToEventLoop();
  expect(begun).toEqual([0, 1]);

  gates[1]?.resolve();
  await yieldToEventLoop();
  expect(begun).toEqual([0, 1, 2]);

  for (const gate of gates) gate.resolve();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails lets the next one in and tells its own caller', async () => {
  const pass = createSemaphore(1);
  const failing = pass(() => Promise.reject(new Error('broken')));
  const next = pass(async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await pass(async () => 'done again')).toBe('done again');
});
