import { expect, test } from 'vitest';
import { herbOf } from '../../../testing/examples.ts';
import { narrowHousehold, type Household } from './narrow-household.ts';

const household: Household = {
  suitable: [{ herb: herbOf({ id: 1, name: 'Linden' }) }],
  excluded: [
    { herb: herbOf({ id: 2, name: 'Valerian' }), for: [{ profileId: 20, findings: [] }] },
    {
      herb: herbOf({ id: 3, name: 'Kava' }),
      for: [
        { profileId: 20, findings: [] },
        { profileId: 30, findings: [] },
      ],
    },
  ],
  note: null,
  unrecognised: [{ profileId: 20, texts: ['Xyzolam'] }],
};

test('with everybody in, the answer stays as it came', () => {
  expect(narrowHousehold(household, [{ id: 10 }, { id: 20 }, { id: 30 }])).toEqual(household);
});

test('without one person, what spoke only against them suits the others, and their words no longer count', () => {
  const narrowed = narrowHousehold(household, [{ id: 10 }, { id: 30 }]);

  expect(narrowed.suitable.map((each) => each.herb.name)).toEqual(['Linden', 'Valerian']);
  expect(narrowed.excluded).toMatchObject([{ herb: { name: 'Kava' }, for: [{ profileId: 30 }] }]);
  expect(narrowed.unrecognised).toEqual([]);
});
