import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

test.each([
  'is vicks on the feet ok for either of them',
  'vicks on the feet for both of them?',
  'is vicks ok for my baby?',
])('a baby under two gets no rub, on the feet neither: "%s"', (asked) => {
  const { text } = lastOf(healthyAdult, asked);
  expect(text).toMatch(/under two/);
  expect(text).not.toContain('percent');
});
