import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const offeredFor = (question: string) => lastOf(healthyAdult, question).offered;

describe('a figure of speech names no complaint', () => {
  test.each([
    'my neighbour is a pain in the neck about the hedge',
    'my boss is a real headache lol',
    'the groom got cold feet before the wedding',
    'butterflies in the garden today',
    'the car keeps coughing when I start it in the cold',
  ])('%s', (question) => {
    expect(offeredFor(question)).toEqual([]);
  });

  test.each([
    ['there is a pain in my neck since I slept badly', 'cayenne'],
    ['I keep coughing in the cold', 'honey'],
    ['butterflies in my tummy before exams', 'lavender'],
  ])('while "%s" does', (question, herb) => {
    expect(offeredFor(question)).toContain(herb);
  });
});

describe('a head that spins with work is strained, and one that spins on rising is dizzy', () => {
  test.each([
    "finals next month, my head won't stop and is spinning with all the revision. what tea?",
    'so many deadlines that my mind is reeling, any herb?',
    'head’s spinning with worry about money, something calming?',
  ])('%s', (question) => {
    const { text, offered } = lastOf(healthyAdult, question);
    expect(text).not.toContain('Dizziness');
    expect(offered.length).toBeGreaterThan(0);
  });

  test.each([
    'my head is spinning when I get up, stressed too',
    'head spinning since lunch, stress at work and I feel sick',
    'the room is spinning',
  ])('while "%s" is', (question) => expect(lastOf(healthyAdult, question).text).toContain('Dizziness'));
});

describe('a complaint told with the word of another one', () => {
  test.each([
    ['something to wind down after work that is not wine', 'lemon-balm', 'caraway'],
    ['got one of them ulcers on the inside of me lip', 'sage', 'licorice'],
    ['red weepy patches behind the knees, the doctor calls it atopic', 'oat-straw', 'turmeric'],
    ['sour stuff comes up into my throat when I lie flat', 'marshmallow-root', 'sage'],
    ['by evening I look six months gone and I am a bloke', 'fennel', 'vitamin-b6'],
    ['head is paining both sides, too much laptop', 'peppermint-oil', 'lavender'],
  ])('%s', (question, fitting, misread) => {
    const offered = offeredFor(question);
    expect(offered).toContain(fitting);
    expect(offered).not.toContain(misread);
  });
});
