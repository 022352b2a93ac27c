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
