import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('no loading phase is needed', () => {
  test.each([
    'Do I need a loading phase?',
    'do i have to load it?',
    'is a loading dose necessary?',
    'should I load first?',
  ])('"%s"', (asked) => {
    const { text } = lastOf({ age: 29, currentMedications: 'none' }, 'Is creatine safe?', asked);
    expect(text).toMatch(/^No\. The usual few grams a day/);
    expect(text).toContain('3-5 g a day');
  });

  test('no other herb begins with a higher dose', () =>
    expect(lastOf({ age: 29 }, 'Is ashwagandha good for stress?', 'do I start with a higher dose?').text).toMatch(
      /^No, I know of none/,
    ));
});
