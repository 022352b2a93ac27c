import { describe, expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';

const worstOf = (item: string, age = 40) => checkSafety({ person: { age }, items: [item] }).findings[0]?.severity;

describe('an essential oil that is drunk is warned of, whichever it is', () => {
  test.each([
    'drinking clove oil',
    'swallowed a bit of cinnamon oil',
    'a teaspoon of rosemary oil',
    'thyme oil by mouth',
    'I drink 3 drops of basil oil in water',
    'I drank some lavender oil',
    'ylang ylang oil internally',
    'clove oil, take 3 drops internally',
    'rosemary oil: ingest a few drops daily',
    'frankincense oil - 2 drops under the tongue',
  ])('%s', (item) => expect(worstOf(item)).toBe('major'));

  test.each([
    'drinking tea tree oil',
    'swallowed tea tree oil',
    'I drink eucalyptus oil in water',
    'tea tree oil, swallow 5 drops a day',
    'tea tree oil, 3 drops in water to drink',
  ])('by a rule of its own: %s', (item) => expect(worstOf(item)).toBe('contraindicated'));

  test('for a child it is forbidden', () => expect(worstOf('drinking clove oil', 8)).toBe('contraindicated'));
});

test.each([
  'clove oil on a sore tooth',
  'I drink ginger tea and lavender oil',
  'I drink green tea and use lavender oil in the bath',
  'lavender oil in a diffuser',
  'clove oil on a tooth, not swallowed',
  'rosemary oil in the bath, tea to drink',
  'peppermint oil capsules',
  '3 drops of peppermint oil in a glass of water',
  'a teaspoon of coconut oil',
  'a spoonful of black seed oil',
  'I drink a spoonful of olive oil',
  'swallowed oregano oil capsules',
])('what is rubbed on, breathed, in capsules or pressed from a seed is not: %s', (item) =>
  expect(worstOf(item)).toBeUndefined(),
);
