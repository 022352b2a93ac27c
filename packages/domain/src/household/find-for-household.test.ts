import { expect, test } from 'vitest';
import { type PersonInput, readPerson } from '../safety/person/person.ts';
import { findForHousehold } from './find-for-household.ts';

const nobody: PersonInput = { age: 40, gender: null, currentMedications: null, allergies: null, healthConcerns: null };
const find = (use: 'sleep' | 'joints' | 'energy', ...people: Partial<PersonInput>[]) =>
  findForHousehold({
    members: people.map((person, id) => ({ id, person: readPerson({ ...nobody, ...person }) })),
    wanted: [use],
    limit: 40,
  });

test('what somebody would have to ask about suits no household, and the reason is told', () => {
  const { suitable, excluded } = find('joints', {}, { currentMedications: 'Eliquis' });

  expect(suitable.map(({ herb }) => herb.key)).not.toContain('turmeric');
  const turmeric = excluded.find(({ herb }) => herb.key === 'turmeric');
  expect(turmeric?.for).toEqual([
    { id: 1, findings: [expect.objectContaining({ with: expect.objectContaining({ id: 'apixaban' }) })] },
  ]);
});

test('healthy grown-ups have much to choose from', () => {
  expect(find('sleep', {}, {}).suitable.length).toBeGreaterThan(5);
});

test('a baby in the house is offered nothing', () => {
  expect(find('sleep', { age: 0 }).suitable).toEqual([]);
});

test('no vitamins or minerals are offered for a household with a small child', () => {
  const kinds = find('energy', {}, { age: 4 }).suitable.map(({ herb }) => herb.kind);
  expect(kinds).not.toContain('mineral');
  expect(kinds).not.toContain('vitamin');
});

test('for nobody nothing is suitable: what was checked against no one is told as unchecked', () => {
  const { suitable, excluded, note } = find('sleep');

  expect([suitable, excluded]).toEqual([[], []]);
  expect(note).toMatch(/^Nothing was checked/);
});
