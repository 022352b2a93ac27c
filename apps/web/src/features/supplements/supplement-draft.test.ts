import { expect, test } from 'vitest';
import { blankSupplement, findSupplementProblems, toSupplementFields } from './supplement-draft.ts';

const named = { ...blankSupplement, name: 'Magnesium' };

test('only the name is needed', () => {
  expect(findSupplementProblems(named)).toEqual({});
  expect(findSupplementProblems(blankSupplement)).toEqual({ name: 'Name is required' });
  expect(findSupplementProblems({ ...blankSupplement, name: '   ' })).toEqual({ name: 'Name is required' });
});

test('a plan needs a day, and an end does not come before the start', () => {
  expect(findSupplementProblems({ ...named, weekdays: [] })).toHaveProperty('schedule', 'Choose at least one day');
  expect(findSupplementProblems({ ...named, startDate: '2026-11-20', endDate: '2026-11-19' })).toHaveProperty(
    'endDate',
    'The end date is before the start date',
  );
});

test('without a plan none is sent, and one for when it is needed says so', () => {
  expect(toSupplementFields({ ...named, plan: 'none' }).schedule).toBeNull();
  expect(toSupplementFields({ ...named, plan: 'as-needed' }).schedule).toEqual({ asNeeded: true });
});
