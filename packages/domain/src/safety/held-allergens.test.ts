import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';

const told = (line: string, allergies: string | null, healthConcerns: string | null = null) =>
  checkSafety({
    person: { age: 40, gender: null, currentMedications: null, allergies, healthConcerns },
    items: ['Zinc', line],
  })
    .findings.filter(({ subject }) => subject.id === 'this-product')
    .map(({ severity, with: { id } }) => `${severity} ${id}`);

describe('what a package says it holds is held against who takes it', () => {
  test.each([
    ['Contains: milk', 'milk', 'contraindicated milk'],
    ['Contains tree nuts (coconut)', 'tree nuts', 'contraindicated tree-nut'],
    ['Other ingredients: peanut oil, gelatin', 'peanuts', 'contraindicated peanut'],
    ['Allergens: MILK, SOY', 'soy', 'contraindicated soy'],
    ['Enthält Milch und Soja', 'milk', 'contraindicated milk'],
    ['May contain traces of peanuts', 'peanuts', 'moderate peanut'],
    ['Made in a facility that processes nuts', 'nuts', 'moderate tree-nut'],
    ['May contain traces of peanuts', 'anaphylaxis to peanuts', 'major peanut'],
  ])('"%s" for an allergy to %s', (line, allergies, finding) => expect(told(line, allergies)).toEqual([finding]));

  test('gluten counts for whoever has coeliac disease', () => {
    expect(told('Allergens: wheat', null, 'coeliac disease')).toEqual(['contraindicated wheat-gluten']);
  });

  test('what is certain is told instead of what is possible', () => {
    const line = 'Contains: soy';
    const { findings } = checkSafety({
      person: { age: 40, gender: null, currentMedications: null, allergies: 'soy', healthConcerns: null },
      items: ['May contain soy', line],
    });
    expect(findings.map(({ severity }) => severity)).toEqual(['contraindicated']);
  });
});

describe('nothing is told', () => {
  test.each([
    ['Contains: egg', 'milk'],
    ['Free from milk, egg and nuts', 'egg'],
    ['Contains no milk', 'milk'],
    ['Contains: milk thistle 200 mg', 'milk'],
  ])('of "%s" for an allergy to %s', (line, allergies) => expect(told(line, allergies)).toEqual([]));

  test('of a product to somebody without an allergy, and a line of contents is no allergy of theirs', () => {
    expect(told('Contains: milk', null)).toEqual([]);
    const { findings } = checkSafety({ person: null, items: ['Contains: soy', 'Ibuprofen'] });
    expect(findings).toEqual([]);
  });
});

test('herbs in a line of contents are checked as everything else', () => {
  const { findings } = checkSafety({
    person: { age: 60, gender: null, currentMedications: 'warfarin', allergies: 'milk', healthConcerns: null },
    items: ['Ingredients: ginkgo, milk'],
  });
  expect(findings.map(({ with: { id } }) => id)).toEqual(['milk', 'warfarin']);
});

test('a medicine in a line of contents is still taken', () => {
  const { findings } = checkSafety({ person: null, items: ['Contains: aspirin', 'Ginkgo'] });
  expect(findings.map(({ with: { id } }) => id)).toContain('aspirin');
});
