import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLearnedFrom } from '../weights-source.ts';
import { followUpLesson, followUpWeightsFile, readFollowUpLines } from './learn-follow-ups.ts';
import { followUpShares, readUnlearnedFollowUps } from './unlearned.ts';

const patience = { timeout: 300_000 };
const lines = readFollowUpLines();
/** Learning takes time: `npm run learn` tells how much better it is read by all of them. */
const someOf = (all: typeof lines) => all.filter((_, index) => index % 3 === 0);

test('the weights in the package were learned from these lines (`npm run learn` writes them)', () => {
  expect(isLearnedFrom(readFileSync(followUpWeightsFile, 'utf8'), followUpLesson(lines))).toBe(true);
});

test('follow-ups never learned are mostly read right, and little else is taken for one', patience, () => {
  const { right, wrong, falsely } = followUpShares(readUnlearnedFollowUps(someOf(lines), 0));
  expect(right).toBeGreaterThan(0.5);
  expect(wrong).toBeLessThan(0.06);
  expect(falsely).toBeLessThan(0.05);
});
