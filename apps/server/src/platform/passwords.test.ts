import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a name nobody has takes as long as a wrong password', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse');
  const timed = async (hash: string | undefined) => {
    const start = performance.now();
    expect(await passwords.matches('a wrong one', hash)).toBe(false);
    return performance.now() - start;
  };
  await timed(undefined);
  const times = { wrong: [] as number[], unknown: [] as number[] };
  for (let turn = 0; turn < 15; turn += 1) {
    times.wrong.push(await timed(stored));
    times.unknown.push(await timed(undefined));
  }

  // Without the decoy the unknown name takes a hundredth of the time.
  expect(median(times.unknown)).toBeGreaterThan(median(times.wrong) / 3);
  expect(median(times.unknown)).toBeLessThan(median(times.wrong) * 3);
});

test('the decoy opens no account', async () => {
  expect(await createPasswords().matches('a password nobody has', undefined)).toBe(false);
});

test('many at once are all answered', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse');

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => passwords.matches(turn % 2 === 0 ? 'correct horse' : 'wrong', stored)),
  );

  expect(answers).toEqual(Array.from({ length: 20 }, (_, turn) => turn % 2 === 0));
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
