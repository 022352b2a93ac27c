import type { Profile } from '@herbie/contract';
import { expect, test } from 'vitest';
import { blankDraft, toDraft, toFields } from './profile-draft.ts';

const maria: Profile = {
  id: 3,
  userId: 1,
  name: 'Maria',
  age: 34,
  gender: 'female',
  height: 168,
  weight: 62,
  currentMedications: 'Metformin, Vitamin D',
  allergies: 'Ragweed',
  healthConcerns: 'Poor sleep',
  healthGoals: 'Sleep through',
  isMainProfile: true,
  createdAt: '2025-04-04T09:00:00.000Z',
};

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

test('an age nobody gave stays unknown and never becomes 0', () => {
  expect(toFields(blankDraft).age).toBeNull();
  expect(toFields({ ...blankDraft, age: '  ' }).age).toBeNull();
});
