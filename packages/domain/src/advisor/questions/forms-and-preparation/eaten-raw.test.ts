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
