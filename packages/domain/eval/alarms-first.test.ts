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

test('no other answer comes before an alarm', () => {
  const swallowed = readCases('red-flags.tsv', ['text', 'level', 'source']).filter(({ text }) => {
    const alarm = findRedFlag(text);
    return alarm && advise({ question: text, history: [], person, profileName: null }).level !== alarm.level;
  });
  expect(swallowed.map(({ text }) => text)).toEqual([]);
});
