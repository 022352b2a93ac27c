import { expect, test } from 'vitest';
import { readPerson } from './person.ts';

const told = (healthConcerns: string) =>
  readPerson({ age: 40, gender: 'female', currentMedications: null, allergies: null, healthConcerns });

test('thousands of empty lines between two illnesses change nothing and hold nobody up', () => {
  const plain = told('Epilepsy\n\n12 weeks pregnant');
  const began = Date.now();

  const spread = told(`Epilepsy${'\n \n'.repeat(10_000)}12 weeks pregnant`);

  expect(Date.now() - began).toBeLessThan(3000);
  expect(spread).toEqual(plain);
  expect(spread).toMatchObject({ pregnant: true, conditions: [{ id: 'epilepsy' }] });
});
