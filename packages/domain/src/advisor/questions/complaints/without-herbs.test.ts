import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 45, gender: 'male', currentMedications: 'none' };

test.each([
  'fine. something other than pills for me? like routine or tea',
  'nothing in a packet, rather habits or a nice tea',
])('a tea that is asked for beside habits is named: "%s"', (asked) => {
  const { text, offered } = lastOf(asker, 'is valerian ok for sleep', asked);
  expect(offered.length).toBeGreaterThan(0);
  expect(text).toContain('As a tea');
  expect(text).toContain('steady bedtime');
});

test('without any herbs none is', () =>
  expect(lastOf(asker, 'is valerian ok for sleep', 'and without herbs?').offered).toEqual([]));

test.each([
  'got a bottle of sambucol left from last winter, who of us 4 can take it and who not',
  'we have a jar of propolis from last year, is it for all the family?',
])('for whom it is, is asked of no old pack: "%s"', (asked) =>
  expect(lastOf(asker, asked).text).not.toContain('tested time'),
);
