import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('a word with its strength written on is read alike wherever it stands', () => {
  const text = "Warfarin5mg, d'hypertension, then warfarin5mg";
  const words = wordsOf(text);

  expect(words.map((word) => word.text)).toEqual(['warfarin', '5mg', 'hypertension', 'then', 'warfarin', '5mg']);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Warfarin',
    '5mg',
    'hypertension',
    'then',
    'warfarin',
    '5mg',
  ]);
});
