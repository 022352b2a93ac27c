import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('of two forms it is told what sets them apart', () => {
  test.each([
    [
      'Is turmeric safe to take every day?',
      'powder in food or capsule?',
      /In food it is a small, everyday amount[^]*500 to 1,500 mg/,
    ],
    ['Is turmeric safe to take every day?', 'spice or capsules?', /In food it is a small, everyday amount/],
    ['cinnamon for sugar?', 'in food or as a pill?', /In food it is a small, everyday amount/],
    ['Is ginger good for nausea?', 'tea or capsule?', /a cup of tea is milder/],
    ['heavy legs, what can I take?', 'capsule or cream, which is better?', /^Rather as capsules or extract/],
    ['heavy legs, what can I take?', 'cream or tablets?', /^Rather as capsules or extract/],
  ])('"%s", "%s"', (first, asked, says) => expect(lastOf({ age: 55 }, first, asked).text).toMatch(says));
});
