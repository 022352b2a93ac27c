import { expect, test } from 'vitest';
import { anyStandsIn, firstFoundIn, replacerOf, testerOf } from './quick-patterns.ts';

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

test('of many patterns the first in the list is found, and any that stands in the text', () => {
  const patterns = [/\b(never|not) tired\b/i, /\b(?:so|very) (\w+)\b/i, /(\d+) ?mg/];
  const first = firstFoundIn(() => patterns);
  const stands = anyStandsIn(() => patterns.map(({ source }) => new RegExp(source, 'gi')));
  for (const text of ['so sad and not tired', '5mg make me very sleepy', '5 mg', 'tired', '']) {
    const found = patterns.map((pattern) => pattern.exec(text)).find((each) => each !== null) ?? null;
    expect([first(text), stands(text), stands(text)], text).toEqual([found, found !== null, found !== null]);
  }
});
