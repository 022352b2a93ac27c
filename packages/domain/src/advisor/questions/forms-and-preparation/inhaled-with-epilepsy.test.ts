import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const withEpilepsy = { age: 24, gender: 'female', currentMedications: 'lamotrigine', healthConcerns: 'epilepsy' };

test.each([
  'the place I work at diffuses eucalyptus and rosemary oil all day, I get kind of headachy in there. is that a thing with epilepsy?',
  'my flatmate has eucalyptus in her diffuser day and night, problem for me?',
  'sage oil burner in the yoga room, can i stay',
  'they put camphor and rosemary oils in the sauna, ok with fits?',
  'is a rosemary and eucalyptus candle at work bad for epilepsy',
  'eucalyptus for a cold?',
])('what can bring on fits is warned of, and no other oil is offered: "%s"', (asked) => {
  const { text, offered } = lastOf(withEpilepsy, asked);
  expect(text).toMatch(/set off seizures|brings on seizures/);
  expect(text).not.toMatch(/no warning for (?:eucalyptus|rosemary|sage|camphor)/);
  expect(offered.filter((key) => key.endsWith('-oil'))).toEqual([]);
});
