import { expect, test } from 'vitest';
import { forThese, type Household } from './for-these.ts';

const herb = (id: number, name: string) => ({
  id,
  key: name.toLowerCase(),
  name,
  scientificName: null,
  description: null,
  uses: null,
  precautions: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

const household: Household = {
  suitable: [{ herb: herb(1, 'Linden') }],
  excluded: [
    { herb: herb(2, 'Valerian'), for: [{ profileId: 20, findings: [] }] },
    {
      herb: herb(3, 'Kava'),
      for: [
        { profileId: 20, findings: [] },
        { profileId: 30, findings: [] },
      ],
    },
  ],
  unrecognised: [{ profileId: 20, texts: ['Xyzolam'] }],
};

test('with everybody in, the answer stays as it came', () => {
  expect(forThese(household, [{ id: 10 }, { id: 20 }, { id: 30 }])).toEqual(household);
});

test('without one person, what spoke only against them suits the others, and their words no longer count', () => {
  const narrowed = forThese(household, [{ id: 10 }, { id: 30 }]);

  expect(narrowed.suitable.map((each) => each.herb.name)).toEqual(['Linden', 'Valerian']);
  expect(narrowed.excluded).toMatchObject([{ herb: { name: 'Kava' }, for: [{ profileId: 30 }] }]);
  expect(narrowed.unrecognised).toEqual([]);
});
