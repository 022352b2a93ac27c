import { limits } from '@herbie/contract';
import { expect, test } from 'vitest';
import { checkedTogether } from './supplements.queries.ts';

const many = Array.from({ length: limits.checkedItems + 1 }, (_, place) => `Supplement ${place}`);

test('of a list too long to be checked at once the newest are checked', () => {
  expect(checkedTogether(many)).toEqual(many.slice(1));
});

test('an old supplement that was just renamed is checked, however long the list', () => {
  const checked = checkedTogether(many, 'Supplement 0');
  expect(checked).toContain('Supplement 0');
  expect(checked).toHaveLength(limits.checkedItems);
});

test('what is looked at is not checked twice', () => {
  expect(checkedTogether(['Zinc', 'Ginkgo'], 'Zinc')).toEqual(['Zinc', 'Ginkgo']);
});
