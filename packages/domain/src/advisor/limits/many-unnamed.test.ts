import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const colin = { name: 'Colin', age: 41, gender: 'male' };

test.each([
  'my nan i mean, 84 n loads of tablets',
  'for my nan, 84, loads of tablets',
  'my nan, shes 84 and on loads of tablets',
  "it's for my grandad, 80, tons of meds",
])('what was spoken of waits for the names of many medicines: "%s"', (asked) => {
  const { text, offered } = lastOf(colin, 'valerian for sleep?', asked);

  expect(text).toMatch(/^Not yet, please: beside so many medicines I cannot say of valerian/);
  expect(offered).toEqual([]);
});

test('once the names are known, they are checked', () =>
  expect(lastOf(colin, 'ginkgo for memory?', 'for my nan, 84, on warfarin and digoxin').text).toContain('warfarin'));
