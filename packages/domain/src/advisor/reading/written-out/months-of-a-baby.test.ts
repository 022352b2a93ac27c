import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 35, gender: 'female' };
const cold = 'what can I take for a cold';

describe('months behind a baby are its age and no pregnancy', () => {
  test.each(["and for my baby girl, she's 9 months now", 'and for his baby sister? she is 8 months'])(
    '"%s"',
    (asked) => {
      const { text, offered } = lastOf(asker, cold, asked);

      expect(text).not.toContain('pregnant');
      expect(text).toContain('nothing to take at this age');
      expect(offered).toEqual([]);
    },
  );

  test('so they are where the baby was spoken of before', () => {
    expect(lastOf(asker, 'my baby has a cold', "she's 8 months").text).not.toContain('pregnant');
  });

  test.each(['Pregnant 6 month, a bad cough, what can I take?', 'Pregnant 4 months, heartburn, herbs?'])(
    'how far a pregnancy is, is no child of that name: "%s"',
    (asked) => {
      const { text } = lastOf(asker, asked);

      expect(text).toContain('pregnancy');
      expect(text).not.toContain('at this age');
    },
  );

  test.each(['and my wife? she is 8 months', 'and my sister? she is 8 months pregnant'])(
    'of a grown woman they are a pregnancy: "%s"',
    (asked) => {
      const { text } = lastOf({ age: 35, gender: 'male' }, cold, asked);

      expect(text).toContain('the pregnancy');
      expect(text).not.toContain('at this age');
    },
  );
});
