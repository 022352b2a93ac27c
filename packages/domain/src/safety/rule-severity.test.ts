import { expect, test } from 'vitest';
import { listHerbs } from '../herbs/catalogue.ts';
import { listMedicines } from '../medicines/catalogue.ts';
import { checkSafety } from './check.ts';
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

test('a rule that was milder when it was told, or is gone, has changed', () => {
  const [finding] = checkSafety({ person: null, items: ["St John's wort", 'sertraline'] }).findings;
  expect(finding && hasChanged({ ...finding, severity: 'minor' })).toBe(true);
  expect(finding && hasChanged({ ...finding, ruleId: 'st-johns-wort/medicine/no-such-medicine' })).toBe(true);
});
