import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

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

test.each(['fasting from sunday on', 'ramadan begins next week', 'planning to fast in march, is karela ok then'])(
  'a fast ahead is planned, and nothing eaten now: "%s"',
  (told) => {
    const { level, text } = lastOf(onGliclazide, 'cinnamon for the sugar?', told);
    expect(level).toBe('none');
    expect(text).toMatch(/See the doctor or diabetes team before the fast begins/);
  },
);

test.each(['fasting now and so shaky', 'i am on day 2 of a water fast'])('but not one that has begun: "%s"', (told) =>
  expect(lastOf(onGliclazide, 'cinnamon for the sugar?', told).level).not.toBe('none'),
);
