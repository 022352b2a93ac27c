import { describe, expect, test } from 'vitest';
import { lastOf, type Asker } from '../../../../testing/talk.ts';

const habit: Asker = { age: 59, currentMedications: 'hydrochlorothiazide', healthConcerns: 'high blood pressure' };

describe('a verdict answers in the words it was asked in', () => {
  test.each<[Asker, string, RegExp]>([
    [habit, 'i eat licorice sweets every day, is that a problem', /^That can be a problem/],
    [
      { age: 55, healthConcerns: 'hip operation in 10 days' },
      'i took garlic capsules until today, is that bad?',
      /That can be a problem/,
    ],
    [
      { age: 55, currentMedications: 'levothyroxine' },
      'When should I take calcium and iron if I take levothyroxine in the morning?',
      /^Only with hours between/,
    ],
    [
      { age: 24, currentMedications: 'doxycycline' },
      'can i take magnesium and zinc with doxycycline?',
      /^Only with hours between/,
    ],
    [{ age: 60, currentMedications: 'warfarin' }, 'can I take turmeric?', /^(?!Only with hours|That can be)/],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toMatch(says));
});

test('kava beside a sleeping tablet: that it has injured livers is told as well', () => {
  expect(lastOf({ age: 53, currentMedications: 'lorazepam' }, 'is kava safe with lorazepam?').text).toMatch(
    /liver injury/i,
  );
});

test('what a wife likes is where the idea comes from', () => {
  const { text } = lastOf(
    { age: 81, currentMedications: 'digoxin' },
    'Which laxative can I take?',
    'and licorice? my wife likes it for digestion',
  );

  expect(text).not.toContain('your wife');
});

describe('folic acid is told of once while a child is wished for', () => {
  const wishing = { age: 27, gender: 'female', healthConcerns: 'trying to get pregnant' };

  test('behind the answer', () => {
    expect(lastOf(wishing, 'can i take ashwagandha?').text).toMatch(/^(?:No|I advise)[^]*folic acid, 400/);
    expect(lastOf(wishing, 'can i take ashwagandha?', 'and maca?').text).not.toContain('folic acid');
  });

  test('not to a man, nor to who takes it', () => {
    expect(lastOf({ ...wishing, gender: 'male' }, 'can i take maca?').text).not.toContain('folic acid, 400');
    expect(lastOf({ ...wishing, currentMedications: 'folic acid' }, 'can i take maca?').text).not.toContain(
      'folic acid, 400',
    );
  });
});

test('of a tea the amount of the tea is told, be it one for some uses only', () => {
  expect(lastOf({ age: 48, currentMedications: 'metformin' }, 'is ginger tea ok with metformin?').text).toContain(
    'As a tea:',
  );
});

test.each(['something natural on top of my pills for the pressure?', 'what lowers my pressure?'])(
  'the pressure of who has it high is that of the blood: "%s"',
  (asked) => expect(lastOf({ age: 70, healthConcerns: 'high blood pressure' }, asked).text).toContain('blood pressure'),
);
