import { expect, test } from 'vitest';
import { readPerson } from '../../../safety/person/person.ts';
import { advise } from '../../advise.ts';

const says = (allergies: string | null, question: string) => {
  const person = readPerson({ age: 40, gender: null, currentMedications: null, allergies, healthConcerns: null });
  return advise({ question, history: [], person, profileName: null }).blocks.join(' ');
};

test('what belongs to a noted allergy is refused, also where it is no herb', () => {
  expect(says('nuts', 'Is hazelnut oil ok for me?')).toMatch(/^<p>No: an allergy to nuts is noted/);
});

test('without that allergy it is told that it could not be checked', () => {
  expect(says(null, 'Is hazelnut oil ok for me?')).toMatch(/do not know enough about “hazelnut” to check it/);
});
