import { describe, expect, test } from 'vitest';
import { readNumber, tensInDigits, wordsFrom } from './number-words.ts';

describe('a number is read in digits and in words', () => {
  test.each([
    ['7', 7],
    ['Seven', 7],
    ['twenty-three', 23],
    ['Seventy nine', 79],
    ['ninety', 90],
  ])('%s', (told, number) => expect(readNumber(told)).toBe(number));

  test.each(['', 'several', 'seven cups', '1.5', 'constructor'])('"%s" is none', (told) =>
    expect(readNumber(told)).toBeNull(),
  );
});

test('tens and ones inside a text become digits, and nothing else does', () =>
  expect(tensInDigits('She is Seventy-nine, I am thirty two with two of twenty tablets')).toBe(
    'She is 79, I am 32 with two of twenty tablets',
  ));

test('the words from one number to another are alternatives of a pattern', () =>
  expect(wordsFrom(8, 12)).toBe('eight|nine|ten|eleven|twelve'));
