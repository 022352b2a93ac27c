import { expect, test } from 'vitest';
import { checkSafety } from '../check.ts';
import { readPerson } from './person.ts';

const untold = { age: 40, gender: 'female', currentMedications: null, allergies: null, healthConcerns: null };

test('what stands on a list of supplements is taken, with what it holds and what nobody knows', () => {
  const person = readPerson({ ...untold, supplements: ["St John's wort", 'Calcium, Vitamin D3', 'Zorblax'] });

  expect(person.herbs.map(({ id }) => id)).toEqual(['st-johns-wort', 'calcium', 'vitamin-d']);
  expect(person.unrecognised).toEqual(['Zorblax']);
  expect(person.takesUnknown).toBe(true);
});

test('of the person a list of supplements tells nothing', () => {
  const person = readPerson({ ...untold, currentMedications: 'none', supplements: ['Prenatal vitamins'] });

  expect(person.pregnant).toBe(false);
  expect(person.saysNoMedicines).toBe(true);
});

test('a new medicine is checked against the list of supplements', () => {
  const { findings } = checkSafety({ person: { ...untold, supplements: ["St John's wort"] }, items: ['warfarin'] });

  expect(findings.map(({ subject, with: other }) => [subject.id, other.id])).toContainEqual([
    'st-johns-wort',
    'warfarin',
  ]);
});

test('what stands in the profile and on the list is told once', () => {
  const person = readPerson({ ...untold, currentMedications: 'Valerian', supplements: ['Valerian'] });

  expect(person.herbs.map(({ id }) => id)).toEqual(['valerian']);
});
