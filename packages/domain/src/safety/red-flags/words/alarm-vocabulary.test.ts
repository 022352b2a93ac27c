import { describe, expect, test } from 'vitest';
import { findRedFlag } from '../find-red-flag.ts';
import { plainWords } from '../plain-words.ts';

describe('one slip in an alarm word does not hide an emergency', () => {
  test.each([
    'my throat is cloisng up after a wasp sting',
    'she has been fititng for five minutes',
    'goobdye, I took all the serrtaline',
    'toddler drank from the euclayptus oil bottle',
    'how many of my amirtiptyline would it take to die',
    'he drank weekdiller from a bottle',
    'sitting in the car with the hospeipe',
    'one sided weakenss and slured speech since breakfast',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

test.each([
  'inulin',
  'bitters',
  'coumarin',
  'lanolin',
  'breeding',
  'shallot',
  'glycine',
  'Cameron',
  'metre',
  'dentures',
])('"%s" is a word of its own', (word) => expect(plainWords(`is ${word} fine`)).toBe(`is ${word} fine`));
