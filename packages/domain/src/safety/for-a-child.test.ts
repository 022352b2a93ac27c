import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';

function ageFindings(healthConcerns: string): readonly string[] {
  const person = { age: 40, gender: null, currentMedications: null, allergies: null, healthConcerns };
  return checkSafety({ person, items: ['willow bark'] })
    .findings.filter(({ kind }) => kind === 'age')
    .map(({ severity }) => severity);
}

describe('in the profile of a grown-up, what is asked for a child is checked for the child', () => {
  test.each([
    'asking for my 5-year-old who has a fever',
    'this is for my son, 6',
    'giving this to my grandson (2)',
    'my daughter is 5 and has a fever, this is for her',
    'can my 7 year old have it',
  ])('%s', (words) => expect(ageFindings(words)).not.toEqual([]));
});

describe('a child that is only mentioned changes nothing', () => {
  test.each([
    'caring for my 2 year old wears me out',
    'I need energy for my kids',
    'this is for me, not my 5 year old',
  ])('%s', (words) => expect(ageFindings(words)).toEqual([]));
});
