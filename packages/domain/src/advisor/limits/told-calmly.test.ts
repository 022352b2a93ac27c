import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('sickness of the mornings in early pregnancy is no drying out', () => {
  const amira = { age: 30, gender: 'female', healthConcerns: '9 weeks pregnant' };
  test.each([
    'Is ginger tea ok at 9 weeks, throwing up every morning',
    'at 7 weeks and vomiting most mornings, peppermint tea?',
    'sick every morning, is ginger ok?',
  ])('"%s"', (asked) => expect(lastOf(amira, asked).level).toBe('none'));

  test.each([
    "throwing up every morning and can't keep water down",
    'at 9 weeks throwing up every morning and all day, dark urine',
    "vomiting every morning for 5 days and so dizzy I can't stand",
  ])('unless more is told: "%s"', (asked) => expect(lastOf(amira, asked).level).not.toBe('none'));
});

describe('alcohol does not go off in hot water', () => {
  test.each([
    ['Disulfiram 200 mg', 'if I drip it in hot water the alcohol goes off right?'],
    ['metronidazole', "doesn't the alcohol evaporate in hot tea"],
    ['disulfiram', 'if I boil it will the alcohol burn off'],
    ['disulfiram', 'does hot water get rid of the alcohol'],
    ['disulfiram', 'the alcohol cooks off anyway, no?'],
  ])('%s: "%s"', (currentMedications, asked) => {
    const { text } = lastOf({ age: 40, currentMedications }, 'valerian tincture for sleep ok?', asked);
    expect(text).toMatch(/^No\. .*a good part stays in the cup/);
    expect(text).toContain('leave the tincture out altogether');
  });
});

test('medicines before a planned child are asked about in good time', () => {
  const { text } = lastOf(
    { age: 31, currentMedications: 'Metformin 1000 mg', healthConcerns: 'PCOS' },
    'spearmint tea for pcos chin hair',
    "we're trying for a baby though, still good?",
  );
  expect(text).toContain('before a pregnancy begins');
  expect(text).not.toContain('because of a pregnancy');
});

test('burning without fever: what to do now, and when it is urgent', () => {
  const { text } = lastOf(
    { age: 37, gender: 'female', healthConcerns: 'None' },
    'burning when I pee, will cranberry fix it',
    'no fever, only started this morning, not pregnant',
  );
  expect(text).toContain('urine test');
  expect(text).toMatch(/The same day, at any hour: fever/);
});

test.each(['no I meant the flowers', 'and the flowers?'])('elderflowers are known: "%s"', (then) => {
  const { text } = lastOf({ age: 26 }, 'how do i make elderberry syrup from the bush behind my house', then);
  expect(text).toContain('flowers of black elder are used too');
  expect(text).toContain('Dwarf elder');
});
