import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alarmLesson, alarmWeightsFile } from './learn-alarms.ts';
import { readLines } from './lines.ts';
import { readUnlearned } from './unlearned.ts';
import { isLearnedFrom } from '../weights-source.ts';

const patience = { timeout: 300_000 };
const lines = readLines();

test('the weights in the package were learned from these lines (`npm run learn` writes them)', () => {
  expect(isLearnedFrom(readFileSync(alarmWeightsFile, 'utf8'), alarmLesson(lines))).toBe(true);
});

test(
  'of lines never learned more alarms are found than by the rules alone, and few calm ones are taken for alarms',
  patience,
  () => {
    const read = readUnlearned(lines, 0);
    const alarms = read.filter(({ kind }) => kind !== 'calm');
    const calm = read.filter(({ kind }) => kind === 'calm');
    const found = alarms.filter(({ isRaised }) => isRaised).length / alarms.length;
    const byRules = alarms.filter(({ isToldByRules }) => isToldByRules).length / alarms.length;
    const addedFalse = calm.filter(({ isRaised, isToldByRules }) => isRaised && !isToldByRules).length / calm.length;
    expect(found).toBeGreaterThan(byRules + 0.05);
    expect(addedFalse).toBeLessThan(0.04);
  },
);
