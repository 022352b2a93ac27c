import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const nursing = { age: 33, gender: 'female', currentMedications: 'warfarin', healthConcerns: 'breastfeeding' };

test.each([
  'what hot drink can i have in the night feeds then',
  'What can I drink while nursing?',
  'what teas are ok then',
  'so what can i drink at night',
])('a cup for its own sake is named: "%s"', (asked) => {
  const { text } = lastOf(nursing, 'fenugreek capsules?', asked);
  expect(text).toContain('hot water with a slice of lemon');
  expect(text).toContain('leave out sage');
  expect(text).not.toMatch(/against [^.]*(?:fenugreek|chamomile)/);
});

test('nothing is named that is warned of', () =>
  expect(lastOf(healthyAdult, 'green tea?', 'what can I drink in the evening then').text).toContain(
    'against rooibos, rosehip and linden',
  ));

test('who wants help with something is answered for that', () =>
  expect(lastOf(healthyAdult, 'what helps me sleep', 'no valerian. what tea can I have instead').text).not.toContain(
    'slice of lemon',
  ));

test.each(['so tea tree out? what do i wash w', 'what should I wash my face with'])(
  'skin on isotretinoin: "%s"',
  (asked) =>
    expect(lastOf({ age: 26, currentMedications: 'roaccutane' }, 'what helps with acne', asked).text).toContain(
      'mild cleanser without soap',
    ),
);

test.each([
  'Well then, is there any tea at all an old man may drink in the evening?',
  'so is any tea left for me?',
  'is there anything warm I may have of an evening',
  'which teas are allowed to a fellow like me',
  'name me one tea I can drink without worry',
  'then what may I drink in the evening, if not that',
])('after a no a cup that is left is named: "%s"', (asked) =>
  expect(lastOf({ age: 81, healthConcerns: 'kidney disease' }, 'is licorice ok', asked).text).toContain(
    'against rooibos, rosehip and linden',
  ),
);
