import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';
import { allWithHerbsNamed, withHerbsNamed } from './as-named.ts';

const talk = (...texts: readonly string[]) => allWithHerbsNamed(texts.map((text) => ({ role: 'user', text }) as const));

describe('a trouble that is only pointed at', () => {
  test.each([
    ['also i want st johns wort for winter blues', 'what else can i do for the winter thing then', 'winter blues'],
    ['I have exam nerves and also hay fever', 'what is there for the exam thing', 'exam nerves'],
    ['I get travel sickness. ginger?', 'anything else for the travel bit', 'travel sickness'],
    ['psyllium husk for my constipation', 'then what could I do for my bowels instead?', 'constipation'],
  ])('%s, %s', (before, asked, trouble) => expect(withHerbsNamed(asked, talk(before))).toContain(trouble));
});

test('any of it is all that was offered', () => {
  const { text } = lastOf(
    { age: 33, gender: 'female', currentMedications: 'Microgynon' },
    'what herb helps me sleep after a night shift?',
    'does any of it mess with my pill',
  );
  expect(text).toMatch(/valerian/i);
  expect(text).toMatch(/chamomile/i);
  expect(text).toMatch(/lemon balm/i);
});

describe('on the outside, after a no to swallow it', () => {
  const withGout = { age: 74, gender: 'male', currentMedications: 'amlodipine, allopurinol', healthConcerns: 'gout' };

  test.each([
    [
      'I grow comfrey. I want to make a tea for my thumb joint.',
      'on the outside then? I could boil up a poultice',
      'comfrey',
    ],
    ['arnica tablets for my bruise?', 'and rubbed in?', 'arnica'],
    ['can I drink comfrey tea', 'as a poultice then?', 'comfrey'],
  ])('%s, %s', (before, asked, herb) => {
    const { text, offered } = lastOf(withGout, before, asked);
    expect(offered).toEqual([]);
    expect(text.toLowerCase()).toContain(`no warning for ${herb}`);
    expect(text).toContain('On the skin');
  });

  test('what nobody puts on is left as it stands', () =>
    expect(withHerbsNamed('and rubbed in?', talk('is psyllium ok?'))).toBe('and rubbed in?'));
});
