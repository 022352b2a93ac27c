import { expect, test } from 'vitest';
import { findForHousehold, findHerb, readPerson, type UseKey } from '../src/index.ts';
import { runHouseholds } from './households.ts';

const blank = { gender: null, currentMedications: null, allergies: null, healthConcerns: null };
const well = readPerson({ ...blank, age: 41 });

test('nothing called suitable for a household is forbidden to anybody in it', () => {
  const { violations } = runHouseholds({ households: 20_000, pool: 60, seed: 7 });

  expect(violations).toEqual([]);
});

test.each<[who: string, herb: string, use: UseKey, person: Parameters<typeof readPerson>[0]]>([
  ['somebody on sertraline', 'st-johns-wort', 'mood', { ...blank, age: 30, currentMedications: 'sertraline' }],
  ['somebody with an unborn child', 'licorice', 'cough', { ...blank, age: 30, healthConcerns: 'I am pregnant' }],
  ['a child of three', 'peppermint-oil', 'digestion', { ...blank, age: 3 }],
])('a herb that %s must not take is not for the household, wherever in it they stand', (_, key, use, person) => {
  const ill = { id: 'Ana', person: readPerson(person) };
  const other = { id: 'Ben', person: well };

  for (const members of [
    [ill, other],
    [other, ill],
  ]) {
    const { suitable, excluded } = findForHousehold({ members, wanted: [use], limit: 40 });

    expect(suitable.map(({ herb }) => herb.key)).not.toContain(key);
    expect(excluded.find(({ herb }) => herb === findHerb(key))?.for.map(({ id }) => id)).toEqual(['Ana']);
  }
  const alone = findForHousehold({ members: [other], wanted: [use], limit: 40 });
  expect(alone.suitable.map(({ herb }) => herb.key)).toContain(key);
});
