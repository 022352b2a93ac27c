import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('an oil of a plant made at home is told, for the skin', () => {
  test.each([
    'can i make my own calendula oil? how',
    "how do i make st john's wort oil",
    'recipe for arnica oil',
    'how do i make rosemary oil for my hair',
  ])('"%s"', (asked) => expect(lastOf(healthyAdult, asked).text).toMatch(/For an infused oil[^]*not for eating/));

  test.each(['how do i make lavender oil at home', 'how do i make coconut oil', 'how to make comfrey oil at home'])(
    'but no distilled or pressed oil, and none of a poison: "%s"',
    (asked) => expect(lastOf(healthyAdult, asked).text).not.toContain('For an infused oil'),
  );
});
