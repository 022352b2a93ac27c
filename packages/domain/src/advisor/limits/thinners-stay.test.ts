import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const withStents = {
  age: 69,
  gender: 'male',
  currentMedications: 'Clopidogrel 75, aspirin 100',
  healthConcerns: '2 stents since march',
};

test.each([
  'and the garlic pills or nattokinase, so I can leave one thinner away? I bruise so easy',
  'if I take nattokinase can I drop one of the blood thinners',
  'would fish oil let me stop the clopidogrel',
  'can I skip the aspirin and take willow bark instead',
  'does turmeric thin enough that I could skip one of the thinners',
])('to leave one out is advised against, with why: "%s"', (asked) =>
  expect(lastOf(withStents, asked).text).toContain('a stent can close or a clot can form'),
);

test.each([
  'On thursday I go to dentist for pulling a tooth, must I stop something before? I take fish oil',
  'tooth out on friday. is garlic ok till then',
  'I have a knee operation in three weeks, turmeric still on?',
])('nobody stops them alone before an operation: "%s"', (asked) =>
  expect(lastOf(withStents, asked).text).toContain('Nobody should stop'),
);

test('who only asks of a herb beside them is told neither', () =>
  expect(lastOf(withStents, 'is ginger tea ok with my thinners?').text).not.toMatch(
    /stent can close|Nobody should stop/,
  ));
