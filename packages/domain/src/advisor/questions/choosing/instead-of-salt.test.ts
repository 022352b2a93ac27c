import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const weakKidneys = {
  age: 66,
  gender: 'male',
  currentMedications: 'losartan',
  healthConcerns: 'kidney disease stage 4',
};

test.each([
  'so what CAN I use, everything tastes of cardboard without salt. She got LoSalt',
  'what herbs can I use in the kitchen instead of salt?',
  'what can I put on my potatoes instead of salt',
  'doctor says no salt, how do i season my soup now',
  'salt free diet since friday and food is so bland. any spices that help?',
  'cutting down on salt, which herbs give taste?',
])('what seasons without salt is named, and what a salt substitute is: "%s"', (asked) => {
  const { text } = lastOf(weakKidneys, asked);
  expect(text).toMatch(/garlic.*basil.*oregano/);
  expect(text).toContain('With weak kidneys pinches');
  expect(text).toContain('potassium chloride');
});

test('what somebody is allergic to is not among them', () =>
  expect(lastOf({ age: 50, allergies: 'garlic, mustard' }, 'what can I use instead of salt?').text).not.toMatch(
    /garlic|mustard/,
  ));

test('a salt substitute that is used is named as what it is', () =>
  expect(
    lastOf(
      { age: 84, currentMedications: 'ramipril, spironolactone' },
      "I stopped salt, I use that LoSalt now on my egg, that is good isn't it",
    ).text,
  ).toMatch(/mostly potassium chloride[^]*Use no more of LoSalt/));
