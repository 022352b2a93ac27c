import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const well = { name: 'Jo', age: 51, gender: 'female' };

describe('what a long message tells of somebody who was not made out is checked all the same', () => {
  test.each([
    [
      'a medicine',
      'Greetings from the harbour, I cook on a ferry and am well, no tablets. The purser, twenty-nine, swallows citalopram each morning and on shore leave picked up St John’s wort capsules for the dark season. The deck hand only wants ginger biscuits for rough days. Shall I say yes to both?',
      /St John's wort and citalopram/,
    ],
    [
      'a transplant’s medicine',
      'People still mix us up on the phone. One of my kidneys lives in her now, for two years. Ciclosporin at eight and at eight, she never misses. Both of us have a cold, so I bought a big bottle of echinacea to share, and a jar of honey. I take nothing at all. Can we halve it?',
      /[Ee]chinacea .*cyclosporine/,
    ],
  ])('%s', (_, letter, says) => {
    expect(lastOf(well, letter).text).toMatch(says);
  });

  test.each([
    [
      'of the dead',
      'I am well and take no tablets. My late husband was on warfarin for years, God rest him. I have taken up ginkgo capsules for my memory since the spring, and a cup of lemon balm in the evening. My knees are fine and I walk a lot. Is that all right?',
    ],
    [
      'that was stopped long ago',
      'I am well and take no tablets now. I was on warfarin in 2009 but they took me off it after six months. I have taken up ginkgo capsules for my memory since the spring, and a cup of lemon balm in the evening. My knees are fine. Is that all right?',
    ],
  ])('but no medicine %s', (_, letter) => {
    expect(lastOf(well, letter).text).not.toMatch(/whoever takes/i);
  });
});

test('a message that was spoken without a full stop is read person by person', () => {
  const { text, level } = lastOf(
    { name: 'Bert', age: 73, gender: 'male' },
    'right its bert here in the tractor so never mind the commas first off my wife she is seventy one and she is on digoxin and furosemide and the past weeks she has been chewing liquorice root by the handful and wonders if that is fine then our lad he is forty and knocked his thigh skin not broken walks fine does arnica gel do anything for a bruise and me I am well bar my legs aching I only want chamomile at night thats all over and out',
  );

  expect(level).toBe('none');
  expect(text).toMatch(/For your wife[^]*licorice and digoxin/);
  expect(text).not.toMatch(/poison control/i);
});

test('what must not be taken is told of whoever in the letter it would harm, whoever was read to take it', () => {
  const { text } = lastOf(
    { name: 'Edgar', age: 70, gender: 'male' },
    'Dear helpers, our granddaughter Ottilie, eight months of age, is here and has a cough. My wife recalls that honey on the dummy always answered with our own children, who are grown and well. I myself am fond of a peppermint tea in the evening, and take nothing else but my blood pressure tablets. We live far from any doctor and would be glad of a word before the weekend. What do you say?',
  );
  expect(text).toMatch(/Not for your granddaughter\n+Honey: Honey can carry spores/);
});
