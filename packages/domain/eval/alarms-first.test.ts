import { expect, test } from 'vitest';
import { advise, findRedFlag, readPerson } from '../src/index.ts';
import { readCases } from './read-cases.ts';

const person = readPerson({
  age: 40,
  gender: null,
  currentMedications: null,
  allergies: null,
  healthConcerns: null,
});

/** Every fourth line: two thousand answers, of which each takes as long as many alarms. */
const stride = 4;
const patience = { timeout: 300_000 };

test('no other answer comes before an alarm, and none is told where there is none', patience, () => {
  const lines = readCases('red-flags.tsv', ['text', 'level', 'source'])
    .filter((_, index) => index % stride === 0)
    .map(({ text }) => text);
  const differing = lines.filter((text) => {
    const { level } = advise({ question: text, history: [], person, profileName: null });
    return level !== (findRedFlag(text)?.level ?? 'none');
  });

  expect(differing).toEqual([]);
});
