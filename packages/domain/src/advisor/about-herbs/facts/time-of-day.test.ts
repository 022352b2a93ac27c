import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

test.each([
  ['peppermint oil capsules for my gut?', 'before or after food', /^Peppermint oil\. Before meals\.$/m],
  ['fennel for wind', 'with food or without?', /^Fennel\. With or without food: I know of no difference\.$/m],
  ['turmeric for my knees', 'after meals?', /^Turmeric\. Rather with something to eat/m],
  ['iron, my ferritin is low', 'before breakfast?', /^Iron\. Best on an empty stomach/m],
])('"%s", then "%s": the meal is told, without the amount once more', (first, next, told) =>
  expect(lastOf(healthyAdult, first, next).text).toMatch(told),
);
