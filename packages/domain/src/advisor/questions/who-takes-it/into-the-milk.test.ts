import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('whether it harms the baby is answered by what is known of nursing or pregnancy', () => {
  test.each(['Is it harmful for the baby?', 'can it hurt my baby', 'is it bad for the baby?'])(
    'nursing, "%s"',
    (asked) => {
      const { text } = lastOf(
        { age: 34, gender: 'female', healthConcerns: 'breastfeeding' },
        'is magnesium ok?',
        asked,
      );
      expect(text).toContain('no warning for magnesium');
      expect(text).toContain('Watch the baby');
      expect(text).not.toContain('can kill');
    },
  );

  test.each(['can it harm the baby?', 'is that safe for the baby'])('pregnant, "%s"', (asked) => {
    const { text } = lastOf({ age: 34, gender: 'female', healthConcerns: 'pregnant' }, 'is ginger ok?', asked);
    expect(text).toContain('keep to 1 g a day or less');
    expect(text).toContain('can reach the baby too');
  });
});
