import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  composeConcerns,
  composeGoals,
  interests,
  parseConcerns,
  parseGoals,
  safetyPhrases,
} from './profile-phrases.ts';
import { readPerson } from './person.ts';

const interestKeys = interests.map(({ key }) => key);
const phraseKeys = safetyPhrases.map(({ key }) => key);

test('every one of the 512 choices of interests survives being stored', () => {
  for (let choice = 0; choice < 2 ** interestKeys.length; choice += 1) {
    const keys = interestKeys.filter((_, place) => (choice >> place) % 2 === 1);
    expect(parseGoals(composeGoals({ text: 'Sleep better', interests: keys }))).toEqual({
      text: 'Sleep better',
      interests: keys,
    });
  }
});

test('ticked boxes and free text survive being stored, whatever the text says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.trim()),
      fc.subarray(phraseKeys),
      (text, phrases) => {
        fc.pre(!/safety:/i.test(text));
        expect(parseConcerns(composeConcerns({ text, phrases, surgeryOn: null }))).toMatchObject({ text, phrases });
      },
    ),
  );
});

test('every ticked box is understood by the engine', () => {
  for (const key of phraseKeys) {
    const healthConcerns = composeConcerns({ text: '', phrases: [key], surgeryOn: null });
    const person = readPerson({
      age: null,
      gender: null,
      currentMedications: null,
      allergies: null,
      healthConcerns,
    });
    const isUnderstood =
      person.conditions.length > 0 ||
      person.pregnant ||
      person.breastfeeding ||
      person.tryingToConceive ||
      person.surgeryPlanned !== null;
    expect(isUnderstood, key).toBe(true);
  }
});
