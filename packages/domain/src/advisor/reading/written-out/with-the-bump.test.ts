import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const carrying = { age: 28, gender: 'female', healthConcerns: 'pregnant, 30 weeks' };

describe('the belly of a pregnancy that keeps awake is no trouble of the gut', () => {
  test.each(['cant sleep at all with this belly. which tea is ok?', 'my huge belly keeps me awake, what can I drink'])(
    '"%s"',
    (asked) => {
      const { text, offered } = lastOf(carrying, asked);

      expect(text).toMatch(/(?:help with|For) sleep\b/);
      expect(offered).not.toContain('peppermint');
    },
  );

  test('what ails the belly itself is', () => {
    expect(lastOf(carrying, 'my belly is bloated, what tea?').text).toContain('bloating');
  });
});

test('"drink to sleep" of a tea tells of no alcohol', () => {
  expect(lastOf(carrying, 'which tea can I drink to sleep?').text).not.toContain('alcohol');
});
