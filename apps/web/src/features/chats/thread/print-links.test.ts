import { expect, test } from 'vitest';
import { withoutTag } from './print-links.ts';

test('on paper a shopping link leads on without the affiliate tag', () => {
  expect(withoutTag('https://www.amazon.com/s?k=tea&tag=shop-20')).toBe('https://www.amazon.com/s?k=tea');
  expect(withoutTag('no address')).toBe('no address');
});
