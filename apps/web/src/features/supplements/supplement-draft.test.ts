import { expect, test } from 'vitest';
import { supplementOf } from '../../../testing/examples.ts';
import { blankSupplement, findSupplementProblems, toSupplementDraft, toSupplementFields } from './supplement-draft.ts';

const saving = { today: '2026-11-20' };
const named = { ...blankSupplement, name: 'Magnesium' };

test('only the name is needed', () => {
  expect(findSupplementProblems(named, saving)).toEqual({});
  expect(findSupplementProblems(blankSupplement, saving)).toEqual({ name: 'Name is required' });
  expect(findSupplementProblems({ ...blankSupplement, name: '   ' }, saving)).toEqual({ name: 'Name is required' });
});

test('a plan needs a day, and an end does not come before the start', () => {
  expect(findSupplementProblems({ ...named, plan: 'regular', weekdays: [] }, saving)).toHaveProperty(
    'schedule',
    'Choose at least one day',
  );
  expect(findSupplementProblems({ ...named, startDate: '2026-11-20', endDate: '2026-11-19' }, saving)).toHaveProperty(
    'endDate',
    'The end date is before the start date',
  );
});

test('a name alone is stored without a schedule: nobody is measured against one they did not choose', () => {
  expect(toSupplementFields(named, saving).schedule).toBeNull();
});

test('a chosen plan is sent, and one for when it is needed says so', () => {
  expect(toSupplementFields({ ...named, plan: 'regular' }, saving).schedule).toEqual({
    timesPerDay: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  });
  expect(toSupplementFields({ ...named, plan: 'as-needed' }, saving).schedule).toEqual({ asNeeded: true });
});

test('doses that nobody counted anew are left to run down, an emptied field forgets them', () => {
  const edited = supplementOf({ supply: { dosesLeft: 12, countedOn: '2026-11-01', daysLeft: null } });
  const draft = toSupplementDraft(edited);
  const supplyIn = (dosesLeft: string) => toSupplementFields({ ...draft, dosesLeft }, { edited, ...saving });

  expect(draft.dosesLeft).toBe('12');
  expect(supplyIn('12')).not.toHaveProperty('supply');
  expect(supplyIn('60').supply).toEqual({ dosesLeft: 60, countedOn: '2026-11-20' });
  expect(supplyIn(' ').supply).toBeNull();
});

test.each(['-1', '2.5', 'sixty', '10000'])('%s is no number of doses', (dosesLeft) => {
  expect(findSupplementProblems({ ...named, dosesLeft }, saving)).toEqual({
    dosesLeft: 'Use a whole number from 0 to 9999',
  });
});
