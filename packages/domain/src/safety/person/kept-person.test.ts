import { expect, test } from 'vitest';
import { keptPerson } from './kept-person.ts';
import { type Person, readPerson } from './person.ts';

const person = readPerson({ age: 50, gender: 'female', currentMedications: 'warfarin' });

test('people of whom the same is known are one object, also after they came from another thread', () => {
  const [one, other] = [structuredClone(person), structuredClone(person)];

  expect(keptPerson(one)).toEqual(person);
  expect(keptPerson(one)).toBe(keptPerson(other));
});

test.each<Partial<Person>>([{ pregnant: true }, { ageYears: 51 }, { medicines: [] }])(
  'nobody is taken for somebody who differs in %j',
  (facts) => {
    expect(keptPerson({ ...person, ...facts })).toEqual({ ...person, ...facts });
    expect(keptPerson({ ...person, ...facts })).not.toBe(keptPerson(person));
  },
);
