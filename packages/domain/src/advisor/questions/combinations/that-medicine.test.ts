import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 67, currentMedications: 'indapamide' };

test.each(['and with my water tablet?', 'what about my water tablet', 'and with my indapamide?'])(
  'the own medicine is known by what it is, and all that was offered is held against it: "%s"',
  (asked) => {
    const { text } = lastOf(asker, 'legs heavy by evening, any herb?', asked);
    expect(text).toMatch(/as I said, mind butcher's broom and indapamide/);
    expect(text).toMatch(/no warning for horse chestnut with indapamide/);
  },
);

test('what weighs more than a note stays a no', () =>
  expect(lastOf({ age: 67, currentMedications: 'warfarin' }, 'is ginkgo ok', 'and with my warfarin?').text).toMatch(
    /leave out ginkgo/i,
  ));
