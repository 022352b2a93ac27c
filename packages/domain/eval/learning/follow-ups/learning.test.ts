import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weightsSource } from '../weights-source.ts';
import { followUpWeightsFile, learnFollowUps, readFollowUpLines } from './learn-follow-ups.ts';
import { followUpShares, readUnlearnedFollowUps } from './unlearned.ts';

const patience = { timeout: 300_000 };
const lines = readFollowUpLines();

test('the weights in the package are those that the lines give (`npm run learn` writes them)', patience, () => {
  expect(readFileSync(followUpWeightsFile, 'utf8') === weightsSource(learnFollowUps(lines))).toBe(true);
});

test('follow-ups never learned are mostly read right, and little else is taken for one', patience, () => {
  const { right, wrong, falsely } = followUpShares(readUnlearnedFollowUps(lines, 0));
  expect(right).toBeGreaterThan(0.5);
  expect(wrong).toBeLessThan(0.06);
  expect(falsely).toBeLessThan(0.05);
});
