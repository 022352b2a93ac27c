import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const withLargeProstate = { age: 64, gender: 'male', currentMedications: 'none', healthConcerns: 'enlarged prostate' };
const stops = 'stop the urine altogether';

test.each([
  'I have a cold and take the red tablet from the drugstore for the stuffy nose. thyme tea as well?',
  'I took sudafed for my cold. what tea helps',
  'is sudafed ok with my prostate',
  'my wife bought me cold and flu tablets. does thyme tea go with that',
  'got pills for the blocked nose. is ginger ok too?',
  'I am on those little white pills for hay fever, is nettle fine as well?',
])('beside a large prostate tablets for the nose come first: "%s"', (asked) =>
  expect(lastOf(withLargeProstate, asked).text).toContain(stops),
);

test('also of somebody who was told of in the talk', () =>
  expect(
    lastOf(
      { age: 59, gender: 'female' },
      'my husband, 64, has an enlarged prostate and takes tamsulosin. is saw palmetto good?',
      'and his cold, he take now the red tablet from drugstore for stuffy nose 2 day',
    ).text,
  ).toContain(stops));

test('with high blood pressure they are told to raise it', () =>
  expect(
    lastOf({ age: 60, healthConcerns: 'high blood pressure' }, 'I took sudafed for my cold. Is ginger tea ok?').text,
  ).toContain('raises the blood pressure and drives the heart'));

test.each(['zinc tablets for a cold?', 'what tea for a blocked nose?', 'I take saw palmetto capsules, is ginger ok?'])(
  'nothing of it is said of herbs: "%s"',
  (asked) => expect(lastOf(withLargeProstate, asked).text).not.toContain(stops),
);

test('nor of somebody whom they do not endanger', () =>
  expect(
    lastOf({ age: 40, healthConcerns: 'none' }, 'I took sudafed for my cold. Is ginger tea ok?').text,
  ).not.toContain('The tablets for the nose first'));

test.each([
  [
    'saw palmetto ok?',
    'and this week i took a cold & flu tablet with the decongestant, forgot to say. that a problem?',
  ],
  ['been taking day nurse for the cold, should have said'],
  ['is garlic ok', 'oh and I swallow sudafed since monday'],
])('whatever else is answered: %s', (...talk) => expect(lastOf(withLargeProstate, ...talk).text).toContain(stops));

test('what acts like a decongestant is named where the blood pressure is high', () => {
  const asked = 'any herbal decongestant?';
  expect(lastOf({ age: 50, healthConcerns: 'high blood pressure' }, asked).text).toContain('ephedra (ma huang)');
  expect(lastOf({ age: 50, healthConcerns: 'none' }, asked).text).not.toContain('ephedra');
});
