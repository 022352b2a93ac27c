import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const pregnant = { age: 32, gender: 'female', healthConcerns: 'pregnant, 38 weeks' };

describe('a birth that the hospital plans is no time for herbs that act on the womb', () => {
  test.each([
    ['i had c section before 2022', 'scar in the womb'],
    ['its my second, first was LSCS', 'scar in the womb'],
    ['also I have placenta praevia', 'lies low'],
    ['my last baby was a section', 'scar in the womb'],
    ['i had a section with my son', 'scar in the womb'],
    ['the first birth ended in a section btw', 'scar in the womb'],
    ['the baby is breech', 'head down'],
  ])('"%s"', (told, why) => expect(lastOf(pregnant, 'raspberry leaf when can i start', told).text).toContain(why));

  test('of somebody who is not pregnant it is told in vain', () =>
    expect(lastOf({ age: 32, gender: 'female' }, 'raspberry leaf for cramps?', 'I had a c-section').text).not.toContain(
      'scar in the womb',
    ));
});

describe('whoever wants the baby to come takes it herself', () => {
  test.each([
    'castor oil my tia says will bring baby',
    'clary sage oil to get the baby out?',
    'evening primrose oil to make baby come',
  ])('"%s"', (asked) => {
    const { text } = lastOf(pregnant, asked);
    expect(text).toContain('pregnancy');
    expect(text).not.toMatch(/your baby|at this age/);
  });
});
