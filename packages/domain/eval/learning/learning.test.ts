import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLines } from './lines.ts';
import { readUnlearned } from './unlearned.ts';
import { weightsFile, weightsSource } from './weights-file.ts';

const patience = { timeout: 600_000 };
/** Two of five parts are read: one alone tells as much of which lines fell into it as of the weights. */
const partsRead = [0, 1];

test('the weights in the package are those that the lines give (`npm run learn` writes them)', patience, () => {
  expect(readFileSync(weightsFile, 'utf8') === weightsSource(readLines())).toBe(true);
});

test(
  'of lines never learned more alarms are found than by the rules alone, and few calm ones are taken for alarms',
  patience,
  () => {
    const lines = readLines();
    const read = partsRead.flatMap((part) => readUnlearned(lines, part));
    const alarms = read.filter(({ kind }) => kind !== 'calm');
    const calm = read.filter(({ kind }) => kind === 'calm');
    const found = alarms.filter(({ isRaised }) => isRaised).length / alarms.length;
    const byRules = alarms.filter(({ isToldByRules }) => isToldByRules).length / alarms.length;
    const addedFalse = calm.filter(({ isRaised, isToldByRules }) => isRaised && !isToldByRules).length / calm.length;
    expect(found).toBeGreaterThan(byRules + 0.05);
    expect(addedFalse).toBeLessThan(0.04);
  },
);
