import { describe, expect, test } from 'vitest';
import { findRedFlag, findToldAlarm } from './find-red-flag.ts';

describe('taking, colours and readings with an ordinary cause raise no alarm', () => {
  test.each([
    'Can I drink alcohol while taking peppermint oil?',
    'Is it ok to drink beer while taking oregano oil capsules?',
    'May I have coffee before I take alpha-lipoic acid?',
    'took 2 paracetamol just now, bad?',
    'i had one ibuprofen already',
    'legs heavy and blue veins, summer is worse',
    'legs heavy, veins are blue',
    'buttercups are taking over the lawn',
    'took a photo of the fly agaric and left it alone',
    'the mosquitoes are eating me alive, lemongrass oil?',
    'my sister took up gardening and grows oleander',
    'tweezers got the cactus spines, took them all out',
    'my lips go blue from bilberries every summer',
    'nosebleed for two minutes yesterday, stopped by itself',
    'I get a headache before thunderstorms',
    'my fasting sugar was 6.4 this morning, which tea fits best?',
    'carbon monoxide alarm, where should it be put?',
    "how would one know it's meningitis? Everyone's well, I read about it",
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());
});

describe('for how long something has been taken is no amount', () => {
  test.each([
    'the health shop lady sold him green tea capsules, 2 a day, already had a week',
    'turmeric tablets, she has had them for two weeks now',
    'he bought ginseng capsules and has been taking them for a month already. fine?',
    'took the capsules a month, no change',
    'my father has been on the garlic pills for three weeks, is that too long?',
  ])('"%s"', (text) => expect(findRedFlag(text)?.id).not.toBe('overdose'));

  test.each([
    "he had a week's tablets last night",
    'she took a week of her tablets in one go',
    'took two weeks of his pills at once',
    'the little one had them for a week, and now the whole bottle of tablets is gone, she swallowed them',
  ])('"%s" is one', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('the still face of Parkinson’s', () => {
  test.each([
    "his face looks frozen, on both sides, it's been like that for two years, he doesn't smile",
    "with his Parkinson's dad's face is like a mask, is there a tea",
    'her face has been stiff and expressionless for years, both sides',
  ])('is no stroke: "%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    'his face is frozen on one side since this morning',
    "his face looks frozen today, he has Parkinson's",
    "he has had Parkinson's for years and his face is suddenly stiff on the left",
  ])('hides none: "%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('the same words with danger are an emergency', () => {
  test.each([
    'can I drink water after my son swallowed lavender oil',
    'he took the lot, all her heart pills',
    'took 2 paracetamol and thirty sleeping pills',
    'my legs are heavy and the skin is blue',
    'he emptied the whole jar of tablets onto the carpet and swallowed some',
    'my lips go blue and I cannot get my breath',
    "nosebleed for forty minutes and it won't stop, I'm on warfarin",
    'thunderclap headache an hour ago, never had one like it',
    "my sugar was 2.1 this morning and I'm shaking",
    'the CO alarm chirps and the kids feel sick',
    "how would one know it's meningitis? He has a stiff neck and a rash",
    'my son has been searching how many of his pills it takes',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('two tablets of something mild are no overdose', () => {
  test.each([
    'can you take too much vitamin C, I had two tablets of 500',
    'I had two vitamin C tablets, is that too much',
    'I took 2 turmeric capsules instead of one, too much?',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    'can you take too much paracetamol, I had twenty tablets of 500',
    'I had twelve iron tablets, too much?',
    'I had three vitamin C tablets and a bottle of paracetamol, too much?',
  ])('"%s" may be one', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('an oil asked of before it is drunk is no poisoning, one that was drunk is', () => {
  test.each([
    'is it ok to drink tea tree oil in water',
    'what if I drink the tea tree oil?',
    'can I swallow clove oil for toothache',
    'is rosemary oil good to drink for hair',
    'can I put eucalyptus oil in my tea and drink it?',
    'would it be safe to swallow a drop of oregano oil?',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    'what if I drank the tea tree oil?',
    'can I drink milk after I swallowed tea tree oil?',
    'is it ok that my toddler drinks eucalyptus oil',
    'can I drink the whole bottle of clove oil',
    'is it bad, she has swallowed clove oil',
    'I drink tea tree oil in water and feel sick, is it ok?',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));

  test('an oil asked of to end one’s life is an alarm', () =>
    expect(findRedFlag('can I drink eucalyptus oil to die')).not.toBeNull());
});

describe('a petal or leaf of what everybody eats is no poison, and a poisonous twin is', () => {
  test.each([
    [
      'uh she just put a calendula petal in her mouth while i type. poison?',
      'uh she just put a foxglove petal in her mouth. poison?',
    ],
    ['he just swallowed a dandelion head. poison?', 'he just swallowed a laburnum pod. poison?'],
    ['my son ate a nasturtium flower, poisonous?', 'my son ate an oleander flower, poisonous?'],
    ['baby swallowed a bit of basil, do I ring someone', 'baby swallowed a bit of bleach, do I ring someone'],
    ['toddler chewed a mint leaf, toxic?', 'toddler chewed a mint leaf and now his lips swell, toxic?'],
    ['mum gave him my folic acid tablets as well, thats harmless no?', 'mum gave him battery acid, thats harmless no?'],
  ])('"%s" and "%s"', (calm, grave) => {
    expect(findToldAlarm(calm)).toBeNull();
    expect(findToldAlarm(grave)?.level).toBe('emergency');
  });
});

describe('a stomach on fire after a curry is no burn, and clothes on fire are', () => {
  test.each([
    [
      "I'm dying here, had the hottest curry in town last night for a bet and my stomach is on fire lol",
      'my shirt caught the stove and my stomach is on fire',
    ],
    ['my legs are on fire after leg day', 'petrol on my jeans, my legs are on fire'],
    ['belly still on fire since the chilli contest', 'the bonfire flared up and my belly is burned, blisters all over'],
  ])('"%s" and "%s"', (calm, grave) => {
    expect(findToldAlarm(calm)).toBeNull();
    expect(findToldAlarm(grave)?.level).toBe('emergency');
  });
});
