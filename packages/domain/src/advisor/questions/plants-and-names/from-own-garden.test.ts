import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

test.each(['fresh from my garden?', 'from the garden?', 'leaves from my garden ok?'])(
  'what grows at home is told of as a plant to be known, not as an unlabeled product: %s',
  (asked) => {
    expect(lastOf(healthyAdult, 'sage for sweats does it work', asked).text).toMatch(
      /^You can, if you know sage for certain/,
    );
  },
);

test('what was sold without a label has no known strength', () => {
  expect(lastOf(healthyAdult, 'sage for sweats does it work', 'i got it without a label').text).toMatch(
    /no known strength/,
  );
});

test('the hour and the form are answered when they are asked in few words', () => {
  expect(lastOf(healthyAdult, 'tulsi tea for stress, worth it', 'before bed or day?').text).toMatch(
    /^Holy basil\. Best in the evening/,
  );
  expect(lastOf(healthyAdult, 'cough 5 days with slime', 'syrup or tea is better').text).toMatch(
    /one form before another/,
  );
});
