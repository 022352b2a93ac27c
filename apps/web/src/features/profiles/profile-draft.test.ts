import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { blankDraft, toDraft, toFields } from './profile-draft.ts';

const maria = profileOf({
  age: 34,
  gender: 'female',
  height: 168,
  weight: 62,
  currentMedications: 'Metformin, Levothyroxine 0,1 mg, Vitamin D 1,000 IU',
  allergies: 'Ragweed',
  healthConcerns: 'Poor sleep',
  healthGoals: 'Sleep through',
});

test('a profile opened and saved without a change says what it said', () => {
  const { name, age, gender, height, weight, currentMedications, allergies, healthConcerns, healthGoals } = maria;
  expect(toFields(toDraft(maria))).toEqual({
    name,
    age,
    gender,
    height,
    weight,
    currentMedications,
    allergies,
    healthConcerns,
    healthGoals,
  });
});

test('interests and health boxes survive being written into their text fields', () => {
  const draft = { ...toDraft(maria), phrases: ['pregnant'], interests: ['sleep'] } as const;
  const fields = toFields(draft);
  const again = toDraft({ ...maria, healthConcerns: fields.healthConcerns, healthGoals: fields.healthGoals });
  expect(again).toEqual(draft);
});

test.each(['0x20', '1e2', '34.0', '-3', 'thirty', '٣٤'])('an age written as %s is not guessed at', (age) => {
  expect(toFields({ ...blankDraft, age }).age).toBeNaN();
});

test('an age nobody gave stays unknown and never becomes 0', () => {
  expect(toFields(blankDraft).age).toBeNull();
  expect(toFields({ ...blankDraft, age: '  ' }).age).toBeNull();
});
