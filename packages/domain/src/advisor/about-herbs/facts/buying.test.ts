import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('no shop is looked up for what has cost people their liver', () => {
  test.each(['where do i get kava powder', 'which shop sells kava in london?'])('"%s"', (asked) => {
    const { text, products } = lastOf(healthyAdult, asked);
    expect(text).toMatch(/I show no products of kava/);
    expect(products).toEqual([]);
  });

  test.each([
    ['where can i buy chamomile tea', 'chamomile'],
    ['where to buy comfrey cream for a sprain', 'comfrey'],
  ])('and for others it is: "%s"', (asked, name) => {
    expect(lastOf(healthyAdult, asked).text).toMatch(new RegExp(`searches for ${name}`));
  });
});
