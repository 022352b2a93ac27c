import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const stan = { name: 'Stan', age: 74, currentMedications: 'furosemide', healthConcerns: 'heart failure' };

test('what a friend takes is no measure for somebody it was advised against', () => {
  const { text } = lastOf(stan, 'liquorice for a cough?', 'my mate takes 2 a day');

  expect(text).toContain('What suits your friend may not suit you');
  expect(text).toContain('licorice with heart failure');
});

test.each(['my mate takes 4 a night', 'my brother takes double'])('and none for anybody else: "%s"', (then) =>
  expect(lastOf({ name: 'Zoe', age: 31 }, 'valerian for sleep', then).text).toMatch(/is no measure for you/),
);

test.each(['keep going on my period too?', 'still take it on my period?'])(
  'what is taken daily goes on: "%s"',
  (then) =>
    expect(lastOf({ name: 'Zoe', age: 31, gender: 'female' }, 'chasteberry for pms?', then).text).toMatch(/every day/i),
);

test.each(['how often the clove', 'every hour ok?'])('no hour is cleared that nobody studied: "%s"', (then) => {
  const { text } = lastOf({ name: 'Dwayne', age: 40 }, 'toothache killing me til monday', then);

  expect(text).toContain('How often is not established');
  expect(text).not.toContain('found no warning');
});

test.each([
  'can my sister have valerian, she is 61',
  'valerian for my dad, he is 70',
  'can the twins have chamomile, they are six years old',
])('an age is no old pack: "%s"', (asked) => expect(lastOf({ age: 45 }, asked).text).not.toContain('Past its date'));

test('and an old pack is one', () =>
  expect(lastOf({ age: 45 }, 'is valerian ok, the bottle is four years old').text).toContain('Past its date'));

test.each(['my aunt, 60, healthy, no tablets, can she have valerian', 'no pills or meds, can i have valerian'])(
  'who takes no tablets refuses no form: "%s"',
  (asked) => expect(lastOf({ age: 45 }, asked).text).toContain('As capsules or extract'),
);

test('and who wants none does', () =>
  expect(lastOf({ age: 45 }, 'valerian for sleep, no tablets please').text).not.toContain('As capsules'));
