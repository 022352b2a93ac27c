import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  'licorice root is good for stomach my friend say. my tension is high, 160',
  'is licorice ok, my tension is 160/95',
])('a high tension is the blood pressure: "%s"', (asked) =>
  expect(lastOf({}, asked).findings.map(({ with: other }) => other.id)).toContain('high-blood-pressure'),
);

test('a tension in the neck is none', () =>
  expect(
    lastOf({}, 'is licorice ok, the tension in my neck is high').findings.map(({ with: other }) => other.id),
  ).not.toContain('high-blood-pressure'));
