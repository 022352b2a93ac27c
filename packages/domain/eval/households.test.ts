import { expect, test } from 'vitest';
import { findForHousehold, findHerb, readPerson } from '../src/index.ts';
import { runHouseholds } from './households.ts';

test('nothing called suitable for a household is forbidden to anybody in it', () => {
  const { violations } = runHouseholds({ households: 20_000, pool: 60, seed: 7 });
  expect(violations).toEqual([]);
});

test('a herb that one member must not take is not for the household, and says for whom', () => {
  const blank = { gender: null, allergies: null, healthConcerns: null };
  const members = [
    { id: 'Ana', person: readPerson({ ...blank, age: 30, currentMedications: 'sertraline' }) },
    { id: 'Ben', person: readPerson({ ...blank, age: 41, currentMedications: null }) },
  ];
  const { suitable, excluded } = findForHousehold({ members, wanted: ['mood'], limit: 40 });
  expect(suitable.map(({ herb }) => herb.key)).not.toContain('st-johns-wort');
  expect(excluded.find(({ herb }) => herb === findHerb('st-johns-wort'))?.for.map(({ id }) => id)).toEqual(['Ana']);
});
