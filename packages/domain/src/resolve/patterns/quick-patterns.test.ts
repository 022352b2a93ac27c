import { expect, test } from 'vitest';
import { replacerOf, testerOf } from './quick-patterns.ts';

test('patterns answer as they would by themselves', () => {
  const patterns = [/\bsleep\w*/i, /\bcan(?:no|')t\b/i, /\d+ ?mg/i, /(?<![\w-])pressure\b/i];
  const stands = testerOf(() => patterns);
  for (const text of ['I CANNOT sleep', 'high pressure', 'well-pressure 5mg', 'Schlaf', ''])
    expect(patterns.map(stands(text)), text).toEqual(patterns.map((pattern) => pattern.test(text)));
});

test('a step sees what the steps before it put in', () => {
  const written = replacerOf(() => [
    [/\bu\b/g, 'you'],
    [/\byou cant\b/g, (found) => found.toUpperCase()],
    [/\bnever\b/g, 'not now'],
  ]);
  expect(written('u cant')).toBe('YOU CANT');
  expect(written('nothing of that')).toBe('nothing of that');
});
