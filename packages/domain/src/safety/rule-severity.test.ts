import { expect, test } from 'vitest';
import { listHerbs } from '../herbs/catalogue.ts';
import { listMedicines } from '../medicines/catalogue.ts';
import { checkSafety } from './check.ts';
import { untold } from './person/untold.ts';
import { hasChanged } from './rule-severity.ts';

const person = {
  age: 9,
  gender: null,
  currentMedications: null,
  allergies: 'ragweed',
  healthConcerns: 'pregnant, epilepsy, trying for a baby, surgery next week',
};
const medicines = ['warfarin', 'sertraline', 'metformin', 'statin', 'blood thinner', 'digoxin'];

test('an answer of today is held against today, and nothing has changed', () => {
  expect(listMedicines().length).toBeGreaterThan(400);
  for (const herb of listHerbs()) {
    const findings = [person, null].flatMap(
      (asker) => checkSafety({ person: asker, items: [herb.name, ...medicines] }).findings,
    );
    expect(
      findings.filter(hasChanged).map(({ ruleId, severity }) => `${ruleId} ${severity}`),
      herb.key,
    ).toEqual([]);
  }
});

test.each([
  ['a baby', { age: null, healthConcerns: 'for my 6 month old baby' }, 'Acai', 'general/infant/acai'],
  ['what a package contains', { allergies: 'milk' }, 'Contains: milk', 'label/contains/milk'],
  ['what a package may hold', { allergies: 'milk' }, 'May contain traces of milk', 'label/traces/milk'],
  ['a food that is what it is', { allergies: 'peanuts' }, 'peanut butter', 'named/peanut'],
])('of %s no rule of a herb speaks that could have changed', (_, asker, item, ruleId) => {
  const { findings } = checkSafety({ person: { ...untold, ...asker }, items: [item] });

  expect(findings.map((finding) => finding.ruleId)).toContain(ruleId);
  expect(findings.filter(hasChanged)).toEqual([]);
});

test('a rule that was milder when it was told, or is gone, has changed', () => {
  const [finding] = checkSafety({ person: null, items: ["St John's wort", 'sertraline'] }).findings;
  expect(finding && hasChanged({ ...finding, severity: 'minor' })).toBe(true);
  expect(finding && hasChanged({ ...finding, ruleId: 'st-johns-wort/medicine/no-such-medicine' })).toBe(true);
});
