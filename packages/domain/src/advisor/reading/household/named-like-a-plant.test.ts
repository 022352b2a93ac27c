import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../../../testing/household-talk.ts';

const jonas = { name: 'Jonas', age: 39, gender: 'male' };

describe('the name of a child of the household is no herb, known or unknown', () => {
  test.each(['Lilly', 'Ivy', 'Rosemary', 'Heather', 'Olive', 'Daisy', 'Mia'])('%s', (name) => {
    const household = [jonas, { name, age: 3, gender: 'female' }];
    const answer = holdHouseholdTalk(household, [
      'winter is coming, what is good for the immune system?',
      'and for my daughter?',
    ]).at(-1);

    expect(answer?.checkedFor).toBe(name);
    expect(answer?.text).not.toMatch(/do not know enough about|I hold no study/);
    expect(answer?.offered).toContain('probiotics');
  });

  test('a herb of that name is still checked for the child', () => {
    const household = [jonas, { name: 'Basil', age: 3, gender: 'male' }];
    const answer = holdHouseholdTalk(household, ['I have a cough, what helps?', 'can my son have basil?']).at(-1);

    expect(answer?.findings.map(({ subject }) => subject.name)).toContain('Basil');
  });
});
