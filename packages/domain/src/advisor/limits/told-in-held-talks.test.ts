import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../testing/talk.ts';

const onGliclazide = {
  age: 49,
  gender: 'male',
  currentMedications: 'Gliclazide 80 two times, Metformin 1000',
  healthConcerns: 'sugar (type 2)',
};
const low =
  'Soon is Ramadan and I like to fast. Yesterday I tried, and before the sunset I was shaking, much sweat, I measured 58. Was it from the black seed?';

test.each([
  [low, 'So you tell me leave the oil or take less tablets in Ramadan? I think less tablets is more easy.'],
  [low, 'can I take half my tablets for Ramadan then?'],
  ['hello', 'can I skip my metformin during Ramadan?'],
  ['is black seed ok for me?', 'in ramadan I take fewer tablets and the black seed, good?'],
  ['hello', 'should I reduce the gliclazide dose in Ramadan'],
])('nobody takes fewer tablets for a fast by himself: "%s", "%s"', (first, asked) => {
  const { text } = lastOf(onGliclazide, first, asked);
  expect(text).toContain('Do not take fewer tablets by yourself');
  expect(text).toContain('do not wait for sunset');
});

test.each([
  'is vicks on the feet ok for either of them',
  'vicks on the feet for both of them?',
  'is vicks ok for my baby?',
])('a baby under two gets no rub, on the feet neither: "%s"', (asked) => {
  const { text } = lastOf(healthyAdult, asked);
  expect(text).toMatch(/under two/);
  expect(text).not.toContain('percent');
});

test('who is outside the hospital is on the way there, and nobody to talk down from a height', () => {
  const { text } = lastOf(
    { age: 47, gender: 'male', healthConcerns: 'drink too much' },
    'stopped dead monday. sweating buckets, hands going, heart thumping, beetles all over the wall last night',
    'alright alright im in the car park at A&E, brother drove. when im out can i have valerian for the sleep?',
  );
  expect(text).toContain('you are doing the right thing');
  expect(text).not.toContain('988');
});

test.each([
  'a burning after a rich supper when I lie down. The doctor had a tracing done and said it is only acid. Is a peppermint the thing?',
  'I am 9 weeks gone. Still ok? I had feverfew, a leaf every day this week',
])('no poison: "%s"', (asked) => expect(lastOf({ age: 34, gender: 'female' }, asked).text).not.toContain('poisoning'));
