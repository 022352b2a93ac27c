import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const withStones = { age: 49, gender: 'female', healthConcerns: 'gallstones' };
const ofStones = (told: string) =>
  lastOf(withStones, told).findings.some(({ with: other }) => other.id === 'gallstones');

describe('a gallbladder that was taken out', () => {
  test.each([
    'i had my gallbladder taken out in 2019, is artichoke ok?',
    'is artichoke ok? my gallbladder was removed years ago',
    'i have no gallbladder any more. so artichoke ok?',
  ])('takes its stones along: "%s"', (told) => expect(ofStones(told)).toBe(false));

  test.each([
    'is artichoke ok?',
    'is artichoke ok until i have my gallbladder operation next month?',
    'is artichoke ok if i had my gallbladder out?',
  ])('but not before: "%s"', (told) => expect(ofStones(told)).toBe(true));
});
