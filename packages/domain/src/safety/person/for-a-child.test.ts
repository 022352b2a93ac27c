import { describe, expect, test } from 'vitest';
import { checkSafety } from '../check.ts';
import { askedForChild } from './for-a-child.ts';

const grownUp = { age: 40, gender: null, currentMedications: null, allergies: null };

describe('the profile of a grown-up that asks for a child', () => {
  test.each([
    ['asking for my 5-year-old who has a fever', 5],
    ['is this ok for a 7 year old', 7],
    ['this is for my son, 6', 6],
    ['something for the kids, 4 and 7', 4],
    ['giving this to my grandson (2)', 2],
    ['my little girl (3) has a temperature, asking for her', 3],
    ['on behalf of my 12-year-old daughter', 12],
    ['for our nine-month-old', 0.75],
    ['my daughter is 5 and has a fever, this is for her', 5],
    ['can my 7 year old have it', 7],
  ])('"%s" is checked for the child', (words, years) => expect(askedForChild(words)?.years).toBe(years));

  test.each([
    'for my back pain',
    'caring for my 2 year old wears me out',
    'I need energy for my kids',
    'this is for me, not my 5 year old',
    'worried for my son, 6',
    'need something for the stress of my 3-year-old',
    'I cook for my 3 year old',
    'gave birth to my son 3 years ago',
    'for my adult son',
    'for my 10 year old back injury',
  ])('"%s" is checked for the grown-up', (words) => expect(askedForChild(words)).toBeNull());

  test('willow bark is told to be forbidden for a feverish child of five', () => {
    const person = { ...grownUp, healthConcerns: 'asking for my 5-year-old who has a fever' };
    expect(checkSafety({ person, items: ['willow bark'] }).findings[0]).toMatchObject({
      severity: 'contraindicated',
      kind: 'age',
    });
  });

  test('an item that is named for a child counts as well', () => {
    const person = { ...grownUp, healthConcerns: null };
    expect(checkSafety({ person, items: ['willow bark for my 5 year old'] }).findings[0]?.kind).toBe('age');
    expect(checkSafety({ person, items: ['willow bark for my back'] }).findings).toEqual([]);
  });
});
