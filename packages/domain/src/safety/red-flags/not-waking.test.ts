import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('who cannot be woken', () => {
  test.each([
    'my husband does not wake up at all',
    "he isn't waking at all, he had a few drinks and his sleeping tablet",
    "baby hasn't woken at all for her feeds",
    "my dad hasn't woken up since his operation",
  ])('"%s" needs help at once', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));

  test.each([
    "she doesn't wake up at all in the night now, thanks to the lavender",
    "so she doesn't wake up at 3am, can my wife take melatonin?",
    "how much valerian so I don't wake up at 3am?",
    "he hasn't woken up with a headache since he takes magnesium",
  ])('"%s" only sleeps, or would like to', (told) => expect(findRedFlag(told)).toBeNull());
});

test.each(['are elderberry gummies or chews ok for my 6 year old', 'ginger chews or ginger capsules for the car?'])(
  'a chew is a sweet: "%s"',
  (told) => expect(findRedFlag(told)).toBeNull(),
);
test('and a toddler who chews tablets chews them', () =>
  expect(findRedFlag('my toddler chews on a strip of tablets and some are gone')?.level).toBe('emergency'));
