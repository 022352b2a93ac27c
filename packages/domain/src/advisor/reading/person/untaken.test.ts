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
