import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('what comes from the kitchen goes on no burn', () => {
  test.each([
    ['Should I put honey or butter on it?', /^No butter on a burn[^]*sterile medical honey/],
    ['what about toothpaste?', /^No toothpaste on a burn/],
    ['can I rub olive oil on it', /^No olive oil on a burn/],
    ['or ice?', /^No ice on a burn/],
  ])('"%s"', (asked, says) =>
    expect(lastOf(healthyAdult, 'i burned my hand a bit on the pan, a small red spot. aloe?', asked).text).toMatch(
      says,
    ),
  );
});
