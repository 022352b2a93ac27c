import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const student = { age: 19, gender: 'male' };
const before = 'cant sleep, valerian then. how much and when';

describe('a night out, by whatever it is called', () => {
  test.each([
    'do i take it tonight if im out with mates, like 4 or 5 pints',
    'going out friday, few beers planned, still take it?',
    'going on the lash saturday, skip it?',
    'i have a sherry of an evening, that matter?',
    'couple of pints after work first, ok?',
    'bit of pre-drinks then bed, still take it?',
  ])('is alcohol: "%s"', (asked) => expect(lastOf(student, before, asked).text).toContain('valerian and alcohol'));

  test.each(['how many pints of water with it', 'can I have it after a pint of milk'])('is none: "%s"', (asked) =>
    expect(lastOf(student, before, asked).text).not.toContain('alcohol.'),
  );
});

describe('whether it is still at work on the next morning', () => {
  test.each([
    'ive got driving lesson at 8am after, is that one still in my system',
    'if i take it at 11 will i be ok to drive at 7',
    'will it still be in me in the morning, got an exam at 9',
    'i operate a forklift at 6am, has it worn off by then',
    'is it gone by the morning, i drive the school bus',
  ])('"%s"', (asked) => expect(lastOf(student, before, asked).text).toMatch(/do not drive until you know/i));
});

test.each(['when he turns one can he have the honey then?', 'is it ok after his first birthday'])(
  'what holds at a later age is told of that age: "%s"',
  (asked) =>
    expect(
      lastOf({ age: 0, gender: 'male', healthConcerns: '8 months old' }, 'honey for his cough?', asked).text,
    ).toContain('Not before 12 months'),
);
