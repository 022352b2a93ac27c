import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('what poisons raw is refused raw, and how it is eaten is told', () => {
  test.each([
    'elderberries from my garden - can i just eat them raw or juice them',
    'can i juice raw elderberries',
    'is it ok to blend raw elderberries in a smoothie',
    'raw elderberry juice, can i drink it',
  ])('"%s"', (asked) =>
    expect(lastOf(healthyAdult, asked).text).toMatch(/^Not raw elderberry[^]*ripe and cooked[^]*leaves/),
  );

  test('with what speaks against the plant itself', () =>
    expect(lastOf({ ...healthyAdult, healthConcerns: 'lupus' }, 'can i eat raw elderberries').text).toMatch(
      /^Not raw[^]*elderberry with lupus/,
    ));

  test.each(['can i eat raw ginger', 'can i use raw nettle leaves in a salad'])(
    'what is eaten raw is not: "%s"',
    (asked) => expect(lastOf(healthyAdult, asked).text).not.toContain('Not raw'),
  );
});

describe('a few raw elderberries that were eaten', () => {
  test.each([
    'our little one is 3 and munched four raw elderberries',
    'I had a handful of unripe elderberries, all good so far',
  ])('are for the poison line today, and no reason to panic: "%s"', (told) => {
    const { level, text } = lastOf(healthyAdult, told);
    expect(level).toBe('urgent');
    expect(text).toMatch(/no reason to panic[^]*poison line/);
    expect(lastOf(healthyAdult, told, 'what do i do now').text).toContain('The poison line can');
  });

  test.each([
    'our little one ate raw elderberries and is throwing up',
    'my boy chewed raw elderberries together with the stalks',
    'ate three raw elderberries and my lips swell',
  ])('are an emergency with more than that: "%s"', (told) =>
    expect(lastOf(healthyAdult, told).level).toBe('emergency'),
  );
});
