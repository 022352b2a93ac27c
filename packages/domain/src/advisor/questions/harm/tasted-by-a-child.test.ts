import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const parent = { age: 39, gender: 'female', currentMedications: 'none' };
const noHarm = 'I know of no harm from a petal or a leaf';

describe('a petal or leaf of what everybody eats', () => {
  test.each([
    'our little one (2) just picked a rosemary flower and ate it, do i need to do anything',
    'my child ate a dandelion flower at playgroup, any harm?',
    'he (3) chewed a lavender flower from the pot. what now',
    'uh she just put a calendula petal in her mouth while i type. poison?',
    'baby swallowed a bit of basil, do I ring someone',
  ])('"%s"', (asked) => {
    const { level, text } = lastOf(parent, asked);
    expect(level).toBe('none');
    expect(text).toContain(noHarm);
    expect(text).toContain('1-800-222-1222');
  });

  test('an allergy is not forgotten, and the talk goes on', () => {
    const lotte = { name: 'Lotte', age: 5, gender: 'female', allergies: 'ragweed' };
    const told = 'she just put a calendula petal in her mouth. poison?';
    expect(lastOf(lotte, told).text).toContain('Because of the allergy to ragweed');
    expect(lastOf(lotte, told, 'ok. what keeps the mozzies away?').text).toMatch(
      /^(?!If you have not had help)[^]*under three/,
    );
  });
});

test.each(['my toddler ate a handful of rosemary seeds', 'my toddler licked some lavender oil'])(
  'more than that is asked of a poison line: "%s"',
  (asked) => expect(lastOf(parent, asked).text).not.toContain(noHarm),
);
