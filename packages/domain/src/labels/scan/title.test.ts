import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

const printed = (text: string, height: number) => ({ text, height, confidence: 90 });
const rows = ['Ginger root 50 mg', 'Boswellia gum 150 mg', 'Chondroitin 800 mg'].map((row) => printed(row, 20));

test('a second line of the same size belongs to the title', () => {
  expect(titleOf([printed('Joint', 40), printed('Comfort', 38), ...rows]).text).toBe('Joint Comfort');
});

test.each(['Supplement Facts', 'Suppleme'])(
  '%s, large as it is, heads the table and is no part of the name',
  (head) => {
    expect(titleOf([printed('Joint Comfort', 40), printed(head, 38), ...rows]).text).toBe('Joint Comfort');
  },
);
