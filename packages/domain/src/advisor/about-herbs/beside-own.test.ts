import { expect, test } from 'vitest';
import { readPerson } from '../../safety/person/person.ts';
import { advise } from '../advise.ts';

const profile = { age: 42, gender: 'male', currentMedications: null, allergies: null, healthConcerns: null };

function ask(question: string, supplements: readonly string[]) {
  return advise({ question, history: [], person: readPerson({ ...profile, supplements }), profileName: 'Tom' });
}

test.each([
  'My doctor wants to put me on warfarin. Does that go with what I take?',
  "I've been prescribed warfarin, any problem?",
  'starting warfarin tomorrow',
])('a new medicine is held against the herbs that are taken already: %s', (question) => {
  const { findings } = ask(question, ["St John's wort", 'Magnesium']);

  expect(findings[0]).toMatchObject({ subject: { id: 'st-johns-wort' }, with: { id: 'warfarin' } });
});

test('where nothing is found it says what it was held against', () => {
  const { blocks } = ask('is amoxicillin ok with my supplements?', ['Chamomile']);

  expect(blocks.join(' ')).toContain('what you take besides (chamomile), I found no warning, which is no promise');
});

test("somebody else's medicine is not held against them", () => {
  expect(ask('my husband got warfarin, is that ok?', ["St John's wort"]).findings).toEqual([]);
});
