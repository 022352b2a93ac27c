import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['hibiscus tea for blood pressure?', 'i take like 2 litres everyday'],
  ['zobo drink ok?', 'I drink about two liters of it a day'],
  ['nettle tea?', 'i get through 2 pots a day'],
  ['is sage tea good?', '2l daily'],
])('more than the usual cups: %s – %s', (first, next) =>
  expect(lastOf({ age: 50 }, first, next).text).toContain('more than the largest usual amount'),
);

test.each([
  ['hibiscus tea for blood pressure?', 'half a litre a day'],
  ['nettle tea?', 'i drink 2 litres of water a day'],
  ['nettle tea?', 'i lost a pint of blood'],
])('innocent: %s – %s', (first, next) =>
  expect(lastOf({ age: 50 }, first, next).text).not.toContain('more than the largest usual amount'),
);
