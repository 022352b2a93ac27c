import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLearnedFrom } from '../weights-source.ts';
import { complaintLesson, complaintWeightsFile, readComplaintLines } from './learn-complaints.ts';
import { complaintShares, readUnlearnedComplaints } from './unlearned.ts';

const patience = { timeout: 300_000 };
const lines = readComplaintLines();
/** Learning takes time: `npm run learn` tells how much better it is read by all of them. */
const someOf = (all: typeof lines) => all.filter(({ file }, index) => file === ordinaryWriter || index % 3 === 0);
/** Others wrote half of what is no complaint so as to mislead ("I sleep eight hours, no bother"): `npm run learn` tells of them all. */
const ordinaryWriter = 'fifth-writer.tsv';

test('the weights in the package were learned from these lines (`npm run learn` writes them)', () => {
  expect(isLearnedFrom(readFileSync(complaintWeightsFile, 'utf8'), complaintLesson(lines))).toBe(true);
});

test(
  'complaints of a writer never heard that no rule knows: some are read right, few as another, and little else is taken for one',
  patience,
  () => {
    const read = readUnlearnedComplaints(someOf(lines), ordinaryWriter).filter(({ isKnown }) => !isKnown);
    const { right, wrong, falsely } = complaintShares(read);
    expect(right).toBeGreaterThan(0.25);
    expect(wrong).toBeLessThan(0.04);
    expect(falsely).toBeLessThan(0.03);
  },
);
