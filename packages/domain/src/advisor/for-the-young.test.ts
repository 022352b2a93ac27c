import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

describe('what was told a grown-up does not hold for somebody under age', () => {
  test.each([
    'My brother is 15, can he take it too?',
    'and for my 15 year old son?',
    'my daughter is 14, the same for her?',
  ])('"%s"', (asked) => {
    const { text } = lastOf({ age: 26 }, 'Which protein or supplement for building muscle?', asked);
    expect(text).toContain('what I said was of grown-ups');
    expect(text).toContain('not for anybody under 18');
    expect(text).not.toContain('holds here too');
  });

  test('another grown-up is told the same', () =>
    expect(
      lastOf({ age: 26 }, 'Which protein or supplement for building muscle?', 'and for my brother who is 30?').text,
    ).not.toContain('grown-ups. Creatine'));
});

describe('how long it may be taken names no amount to somebody under age', () => {
  const elderberrySyrup = 'elderberry syrup? my sister gives it all winter';
  test.each([
    [5, elderberrySyrup],
    [9, 'how long can she take elderberry for?'],
    [15, 'how many weeks in a row is elderberry ok'],
    [7, 'elderberry every day for months, fine for him?'],
    [12, 'can he stay on ashwagandha long term?'],
    [16, 'how long may I take reishi?'],
  ])('at %i: "%s"', (age, asked) => {
    const { text } = lastOf({ age }, asked);
    expect(text).not.toMatch(/\d ?(?:mg|g|ml)\b/);
    expect(text).not.toContain('Trials used');
  });

  test('a grown-up is told it', () => expect(lastOf({ age: 35 }, elderberrySyrup).text).toContain('15 ml'));
});
