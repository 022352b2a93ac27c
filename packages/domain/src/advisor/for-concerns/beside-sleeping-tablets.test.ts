import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each(['what herb helps me sleep', 'still not sleeping even with my tablets, which herb can i add'])(
  'at an old age no herb is added to a sleeping tablet: "%s"',
  (asked) => {
    const { text, offered } = lastOf({ age: 78, currentMedications: 'zopiclone' }, asked);
    expect(offered).toEqual([]);
    expect(text).toMatch(/no herb for sleep beside zopiclone[^]*do not stop zopiclone alone/);
  },
);

test('asked of herbs by name the advice comes with what speaks against them', () => {
  const asked = 'not sleeping even with my zopiclone. my friend swears by valerian and a bit of magnesium';
  const { text, offered } = lastOf({ age: 78, currentMedications: 'zopiclone, furosemide' }, asked);
  expect(text).toMatch(/valerian and zopiclone[^]*go through all tablets/);
  expect(offered).toEqual([]);
});

test('without such a tablet one is offered', () =>
  expect(lastOf({ age: 78, currentMedications: 'none' }, 'what herb helps me sleep').offered).not.toEqual([]));

test('valerian beside it is told in a way that stops no tablet', () => {
  const { text } = lastOf({ age: 60, currentMedications: 'zopiclone' }, 'can i take valerian');
  expect(text).toContain('change no tablet by yourself');
  expect(text).not.toContain('Take one of them');
});
