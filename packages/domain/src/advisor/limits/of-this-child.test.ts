import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const ofTwoMonths = { gender: 'male', healthConcerns: 'baby, 2 months' };
const ofUnknownMonths = { age: 0, gender: 'female' };

describe('what is grave in a young baby is heard under its own profile', () => {
  test.each([
    'he is hot, 38.6. what herb tea brings the fever down?',
    'fever 38.5, linden tea?',
    'temp is 101, which tea',
    'he is floppy',
    "won't feed since this morning",
    'no wet nappy since last night',
    'green vomit',
  ])('"%s"', (told) => {
    const { level, text, offered } = lastOf(ofTwoMonths, told);
    expect(level).toBe('emergency');
    expect(text).toMatch(
      /Young babies and children can become very ill quickly|A baby under three months with 38 degrees/,
    );
    expect(offered).toEqual([]);
  });

  test('a fever where the months are not known tells what holds for each age', () => {
    const { level, text } = lastOf(ofUnknownMonths, 'she has a temperature of 38.2');
    expect(level).toBe('urgent');
    expect(text).toMatch(/under three months, with 38 degrees/);
  });

  test('a baby that was told of in the talk', () =>
    expect(lastOf({ age: 33 }, 'can my 2 month old have fennel tea', 'now he feels hot, 38.4').level).toBe(
      'emergency',
    ));
});

describe('what is asked for, denied or of the mother raises nothing', () => {
  test.each([
    'what if he gets a fever?',
    'can chamomile tea give him a fever?',
    'he has no fever but a runny nose',
    'is fennel tea ok for wind?',
    'I have a sore throat and breastfeed him, what can I take?',
    'he has hiccups all the time',
  ])('"%s"', (told) => expect(lastOf({ ...ofTwoMonths, healthConcerns: 'baby, 4 months' }, told).level).toBe('none'));
});

describe('of a bigger child only emergencies count', () => {
  test.each([
    ['he is floppy and so sleepy, tea?', 'emergency'],
    ['he has a fever, which tea?', 'none'],
    ['he has a cough at night', 'none'],
  ])('"%s"', (told, level) => expect(lastOf({ age: 6, gender: 'male' }, told).level).toBe(level));
});

describe('what is for a doctor today in a child is heard under its profile', () => {
  const cough = 'he has a cough, what can I give?';
  test.each([
    ["he's wheezing a bit", /^A child that wheezes needs a doctor today/],
    ["he's not drinking much", /^A child that hardly drinks/],
    ["he won't drink since this morning", /^A child that hardly drinks/],
  ])('"%s"', (told, says) => {
    const { level, text } = lastOf({ age: 4, gender: 'male' }, cough, told);
    expect(level).toBe('urgent');
    expect(text).toMatch(says);
  });

  test.each(["he won't drink tea", 'no wheezing'])('"%s" is none', (told) =>
    expect(lastOf({ age: 4, gender: 'male' }, cough, told).level).toBe('none'),
  );
});
