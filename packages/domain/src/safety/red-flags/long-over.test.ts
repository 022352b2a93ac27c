import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('what is long over, and nothing is left of it, raises no alarm', () => {
  test.each([
    'he fell off the slide last week, fine now',
    'he swallowed a coin last year',
    'he had croup at 2',
    'she had croup at 3, all good now',
    'she swallowed a button in 2019',
    'my son swallowed a battery when he was 3',
    'he choked on a grape as a toddler',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
});

describe('but it does where it is new, or something is left of it', () => {
  test.each([
    'he fell off the slide last week and is still sick',
    'he fell off the slide last week, fine now but sleepy',
    'he swallowed a coin last night',
    'he swallowed a coin last year and has tummy pain now',
    'he had croup at 2 this morning',
    'he had croup at 2 am',
    'he swallowed a battery an hour ago',
    'he had a fit at 2',
    'he hit his head last week, headaches since',
  ])('"%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});
