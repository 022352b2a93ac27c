import { describe, expect, test } from 'vitest';
import { readPerson } from './person.ts';

function illnesses(currentMedications: string): readonly string[] {
  return readPerson({
    age: 50,
    gender: null,
    currentMedications,
    allergies: null,
    healthConcerns: null,
  }).conditions.map(({ id, text }) => `${id} (${text})`);
}

describe('medicines given for one illness only', () => {
  test('tell of that illness in the words they were typed in', () => {
    expect(illnesses('Renvela 800 mg, Entresto')).toEqual(['heart-failure (Entresto)', 'kidney-disease (Renvela)']);
  });

  test('tell of nothing when they have other uses or were stopped years ago', () => {
    expect(illnesses('metformin, lithium, stopped carbimazole in 2010')).toEqual([]);
  });
});
