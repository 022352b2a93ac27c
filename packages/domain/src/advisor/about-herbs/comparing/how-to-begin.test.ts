import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('which of those first: one is picked, with how much, how soon and when to stop', () => {
  test.each([
    'Which of those first?',
    'which of these first',
    'which one first?',
    'which do I try first?',
    'what would you start with?',
    'in which order?',
  ])('"%s"', (asked) => {
    const { text } = lastOf({ age: 55 }, 'my fingers ache, what could I take?', asked);
    expect(text).toMatch(/^I would begin with turmeric\./);
    expect(text).toContain('500 to 1,500 mg');
    expect(text).toContain('stop and try the next');
  });

  test('no child is told an amount', () =>
    expect(lastOf({ age: 9 }, 'what helps a cough?', 'which of those first?').text).not.toMatch(/\d ?m[gl]\b/));
});
