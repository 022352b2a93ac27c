import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onDoxycycline = { age: 22, gender: 'female', currentMedications: 'doxycycline', healthConcerns: 'acne' };

test.each([
  'flying to crete on friday, sun ok?',
  'can i sunbathe',
  'what about sunbeds',
  'is the sun a problem on this',
])('an own medicine that makes skin burn is named: "%s"', (asked) =>
  expect(lastOf(onDoxycycline, 'zinc for acne?', asked).text).toMatch(/^With doxycycline skin can burn sooner/),
);

test.each(['sunflower seeds ok?', 'what helps sunburn', 'vitamin d, the sunshine one, how much'])(
  'and nothing is said where no sun is asked of: "%s"',
  (asked) => expect(lastOf(onDoxycycline, 'zinc for acne?', asked).text).not.toContain('skin can burn sooner'),
);

test('where neither burns it is said so', () =>
  expect(lastOf({ age: 22 }, 'magnesium?', 'can i go in the sun').text).toMatch(/^Of magnesium I know no effect/));
