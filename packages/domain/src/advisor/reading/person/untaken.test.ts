import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const nina = { age: 26, gender: 'female' };

describe('a contraceptive that was given up is neither taken nor to be gone back to', () => {
  test.each([
    'irregular periods since I stopped the pill, chasteberry?',
    'can I take chasteberry? I came off the pill in May',
  ])('"%s"', (asked) => {
    const { text } = lastOf(nina, asked);

    expect(text).not.toContain('birth control pill');
    expect(text).not.toMatch(/every medicine/);
  });

  test.each(['I take the pill. is chasteberry ok?', 'what if I stopped the pill and took chasteberry?'])(
    'one that is taken still counts: "%s"',
    (asked) => expect(lastOf(nina, asked).findings).not.toEqual([]),
  );
});

describe('a complaint beside "which tea" is what the tea is for', () => {
  test.each(['gout, which tea is good?', 'tinnitus, which tea is good?'])('"%s"', (asked) =>
    expect(lastOf(nina, asked).text).not.toContain('No tea is the best'),
  );
});

describe('"without tablets" asks for herbs, "without herbs" for none', () => {
  test('herbs are offered in place of tablets', () => {
    expect(lastOf(nina, 'cholesterol 6.5, want to try without tablets. what works?').offered).not.toEqual([]);
  });

  test.each([
    'how do I sleep better without pills or herbs?',
    'what can I do for sleep without tablets or supplements',
  ])('"%s"', (asked) => expect(lastOf(nina, asked).offered).toEqual([]));
});

describe('the medicine that another one took the place of counts no more', () => {
  const besides = (told: string, currentMedications = 'warfarin') =>
    lastOf({ age: 67, currentMedications }, 'is saw palmetto ok?', told, 'what about garlic caps').findings.map(
      ({ with: other }) => other.id,
    );

  test.each([
    'that list is out of date, they changed me to edoxaban',
    'got moved onto rivaroxaban in spring',
    'not on that any more its rivaroxaban now',
    'havent had warfarin for ages, its edoxaban',
    'needs updating that, im on rivaroxaban',
  ])('"%s"', (told) => expect(besides(told)).not.toContain('warfarin'));

  test.each(['they added aspirin', 'i also take apixaban', 'mum got swapped to apixaban', 'i am on apixaban now'])(
    'and beside one that is only added it does: "%s"',
    (told) => expect(besides(told)).toContain('warfarin'),
  );

  test('of two that do the same work both count', () =>
    expect(besides('they swapped me to candesartan', 'ramipril, bisoprolol, warfarin')).toContain('warfarin'));

  test.each(['thats out of date they swapped me to apixaban', 'my list is out of date, on apixaban now'])(
    'and no word of how herbs keep: "%s"',
    (told) =>
      expect(lastOf({ age: 67, currentMedications: 'warfarin' }, 'is saw palmetto ok?', told).text).not.toMatch(
        /keep their scent/,
      ),
  );
});
