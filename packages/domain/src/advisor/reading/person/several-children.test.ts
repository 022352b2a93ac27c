import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';
import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { calledByAge, forEachChild } from './several-children.ts';

const mother = {
  age: 35,
  gender: 'female',
  currentMedications: 'sertraline',
  allergies: 'none',
  healthConcerns: 'none',
};

function agesIn(question: string, ...before: string[]): string[] {
  const history = before.map((text) => ({ role: 'user' as const, text }));
  return forEachChild({ question, history, person: emptyPerson, profileName: null }).map(({ age }) => calledByAge(age));
}

describe('several children of several ages', () => {
  test.each([
    ['one is 9 months and the other is 6, what can I give them', ['the 9-month-old', 'the 6-year-old']],
    ['is it ok for my 2 and 7 year olds', ['the 2-year-old', 'the 7-year-old']],
    ['my kids, 2, 5 and 9, have colds', ['the 2-year-old', 'the 5-year-old', 'the 9-year-old']],
    ['my son is 4 and my daughter 9 months', ['the 9-month-old', 'the 4-year-old']],
    [
      'four grandkids: 2, 5, 8 and 14, all coughing',
      ['the 2-year-old', 'the 5-year-old', 'the 8-year-old', 'the 14-year-old'],
    ],
    [
      'we foster three. the 4 year old has a tickly cough, the 11 month old is bunged up and the 13 year old can’t sleep',
      ['the 11-month-old', 'the 4-year-old', 'the 13-year-old'],
    ],
    ['my eldest (12) has spots and the baby (7 months) is teething', ['the 7-month-old', 'the 12-year-old']],
    ['twins of 5 months and a boy of 4, all snotty', ['the 5-month-old', 'the 4-year-old']],
  ])('"%s"', (question, ages) => {
    expect(agesIn(question)).toEqual(ages);
  });

  test.each([
    'I give it to my kids 2 and 3 times a day',
    'my 4 year old has a cough',
    'my 3 year old had 2 teaspoons 3 times a day for 4 days',
    'my kids are 19 and 22',
    'I am 34 and my husband is 40',
  ])('"%s" tells of one or of none', (question) => {
    expect(agesIn(question)).toEqual([]);
  });

  test('each is asked for with what is told of that child alone', () => {
    const question = 'my 6 year old has eczema and my 15 year old has acne';
    const asked = forEachChild({ question, history: [], person: emptyPerson, profileName: null });

    expect(asked.map(({ request }) => request.question)).toEqual([
      'my 6 year old child has eczema',
      'my 15 year old child has acne',
    ]);
  });

  test('the one that is meant later, and nobody when it is for oneself', () => {
    const told = 'my son is 4 and my daughter is 8 months, both have a cough';

    expect(agesIn('can she have honey?', told)).toEqual(['the 8-month-old']);
    expect(agesIn('how much for the older one', told)).toEqual(['the 4-year-old']);
    expect(agesIn('honey for both?', told)).toEqual(['the 8-month-old', 'the 4-year-old']);
    expect(agesIn('and for me?', told)).toEqual([]);
  });
});

describe('what is asked of several children is answered of none but them', () => {
  const told = "what's a good tea for my kids before bed? they're 2 and 6";

  test('after the mother asked for herself in between', () => {
    const { text } = lastOf(
      mother,
      told,
      "and for me? I'm breastfeeding the little one",
      'is lavender oil in the bath ok for them',
    );
    expect(text).toMatch(/lavender oil at this age/);
    expect(text).not.toMatch(/while nursing|for you\b/);
  });

  test('and what is for herself of her alone', () => {
    const { text } = lastOf(mother, 'my kids are 2 and 6, both have a cough', 'and what can I take for my own cough');
    expect(text).toMatch(/your sertraline/);
  });

  test('nothing is put forward for a child that was not named as an idea', () => {
    const { offered } = lastOf(mother, 'my 6 year old sleeps badly', 'is lavender oil in the bath ok for him');
    expect(offered).not.toContain('linden');
  });
});
