import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('who is allergic and has had some is asked for signs, and told when it is an emergency', () => {
  test.each([
    ['Ragweed', 'sore throat and sniffles, echinacea drops?', 'I already took a dose an hour ago :/'],
    ['Ragweed', 'is chamomile tea ok', 'I had a cup this morning already'],
    ['Ragweed', 'sore throat and sniffles, echinacea drops?', "oh I've already had some today"],
    ['daisies', 'yarrow tea for cramps?', 'too late, drank it last night'],
    ['Ragweed', 'arnica pills for bruises?', 'just took one'],
  ])('%s: "%s" "%s"', (allergies, asked, then) => {
    const { text } = lastOf({ age: 27, allergies }, asked, then);
    expect(text).toMatch(/Is there any itching, rash, swelling or trouble breathing now\?/);
    expect(text).toMatch(/wheezing or faintness: call your emergency number at once/);
  });

  test('and no amount is given to begin with', () =>
    expect(lastOf({ age: 27, allergies: 'Ragweed' }, 'sore throat and sniffles, echinacea drops?').text).toContain(
      'I give no amount of echinacea',
    ));
});

describe('a habit is not broken off at once', () => {
  test.each([
    ['is kratom legit for back pain', 'been on it 6 months, how do I get off it', /runny nose/],
    ['is kratom any good?', 'I take kratom every day since last year, want to quit, how', /runny nose/],
    ['is phenibut ok for anxiety', "I've been taking it daily for 3 months", /confusion and fits/],
    ['poppy seed tea for sleep?', 'how do I wean off it', /runny nose/],
    ['kratom for energy?', 'can I just stop cold turkey', /runny nose/],
  ])('"%s" "%s"', (asked, then, signs) => {
    const { text } = lastOf({ age: 30 }, asked, then);
    expect(text).toMatch(/^Do not stop a daily habit of/);
    expect(text).toMatch(signs);
    expect(text).toContain('together they can stop the breathing');
    expect(text).not.toContain('Take no more');
  });

  test('what was taken once is left out', () =>
    expect(lastOf({ age: 30 }, 'is kratom legit for back pain', 'I already took one this morning').text).toContain(
      'Take no more kratom',
    ));
});

describe('a little bath water', () => {
  const baby = { age: 1, healthConcerns: 'Eczema' };
  test.each([
    'he swallowed some of the bath water, panic?',
    'he drank a bit of the bath water',
    'she gulped a mouthful of bath water, what now',
    'my baby swallowed some bath water',
    'he swallowed a little of his bath water, is that bad?',
  ])('is no poisoning: "%s"', (then) => {
    const { level, text } = lastOf(baby, 'chamomile bath for my baby, 14 months, ok?', then);
    expect(level).toBe('none');
    expect(text).toContain('no cause for panic');
    expect(text).toContain('if there was an essential oil');
  });

  test.each([
    'he swallowed bath water with 10 drops of lavender oil in it',
    'he swallowed some bath water and is coughing and drowsy',
  ])('is one where more is told: "%s"', (then) =>
    expect(lastOf(baby, 'chamomile bath for my baby, 14 months, ok?', then).level).toBe('emergency'),
  );
});

describe('what weakens the pill still counts some weeks after', () => {
  const onThePill = { age: 24, gender: 'female', currentMedications: 'Microgynon 30' };
  const asked = 'st johns wort for the week before my period?';
  test.each([
    'oops i took it for 10 days last month already. should i worry?',
    'i took it two weeks ago, does it matter',
  ])('"%s"', (then) => {
    const { text } = lastOf(onThePill, asked, then);
    expect(text).toContain('use a condom');
    expect(text).toContain('pregnancy test');
    expect(text).not.toMatch(/^No/);
  });
  test('years ago it does not', () =>
    expect(lastOf(onThePill, asked, 'i took it 3 years ago').text).not.toContain('pregnancy test'));
});

describe('drink beside kava', () => {
  test.each([
    'had my kava tea at noon, is it alright to have a glass of wine now',
    'could I get a lager in when Ive had kava',
  ])('that is only asked about is spoken against, and no alarm: "%s"', (asked) => {
    const { level, text } = lastOf({ age: 40, gender: 'male' }, asked);
    expect(level).toBe('none');
    expect(text).toContain('harm the liver');
  });

  test.each([
    'I took kava and two pints, could I have another pint',
    'I had kava and I feel woozy now, can I have a beer',
  ])('that was drunk, or is felt, is one: "%s"', (asked) =>
    expect(lastOf({ age: 40, gender: 'male' }, asked).level).toBe('urgent'),
  );
});
