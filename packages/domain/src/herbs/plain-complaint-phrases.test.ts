import { describe, expect, test } from 'vitest';
import { usesFromText } from './uses-from-text.ts';

describe('what is measured may be low, and nobody is sad of it', () => {
  test.each([
    ['My milk is also a bit low. Any herb?', ['lactation']],
    ['my milk has gone a little low', ['lactation']],
    ['my iron is a bit low, any herb?', []],
    ['my vitamin D came back a bit low', []],
    ['my energy is a bit low', ['energy']],
  ])('"%s"', (text, uses) => expect(usesFromText(text)).toEqual(uses));

  test.each([
    "I'm a bit low",
    'my wife is a bit low',
    'my iron is fine but I feel so low',
    'feeling a bit low and down',
  ])('"%s" is of the mood', (text) => expect(usesFromText(text)).toContain('mood'));
});

describe('a restless mind is anxious, and restless legs are none', () => {
  test.each([
    'lavender for inner unrest',
    'so keyed up lately',
    'restlessness inside, any tea?',
    'on tenterhooks all week',
    'agitated and can’t say why',
  ])('"%s"', (text) => expect(usesFromText(text)).toContain('anxiety'));

  test.each(['restlessness in my legs at night', 'restless legs', 'a bottle of unrest is what the paper calls it'])(
    '"%s" is not',
    (text) => expect(usesFromText(text)).not.toContain('anxiety'),
  );
});

describe('legs that are dead after training are sore, and want no better training', () => {
  test.each([
    'killer workout yesterday, legs are dead. bath herbs?',
    'ran a marathon, calves are killing me, any bath salts?',
    'after squats my glutes are in bits, herb?',
  ])('"%s"', (text) => expect(usesFromText(text)).toEqual(['muscles']));

  test.each([
    ['something for better workouts and no sore muscles', 'exercise', true],
    ['my legs are dead', 'muscles', false],
  ] as const)('"%s" is of %s: %s', (text, use, is) => expect(usesFromText(text).includes(use)).toBe(is));
});

describe('a broad complaint that only says how another one is', () => {
  test.each([
    ['my gums are inflamed and sore', ['mouth']],
    ['a bad cold with sneezing', ['colds']],
    ['no appetite since the flu', ['appetite']],
    ['a cough after my cold', ['cough']],
    ['bloated and weepy the week before my period', ['pms']],
    ['spider veins, and my calves ache in the evening', ['veins']],
  ])('"%s"', (text, uses) => expect(usesFromText(text)).toEqual(uses));

  test.each([
    ['inflammation all over, and sore gums', 'inflammation'],
    ['sneezing from pollen, or is it a cold?', 'allergies'],
    ['a cold since Monday and no appetite', 'colds'],
    ['bloated after every meal', 'bloating'],
    ['spider veins, and my calves are sore after the marathon', 'muscles'],
  ])('while "%s" asks for both or for itself', (text, use) => expect(usesFromText(text)).toContain(use));
});

describe('complaints by what brought them on, or by their everyday name', () => {
  test.each([
    ['something after a takeaway, it lies like a stone', 'digestion'],
    ['a tea after the Sunday roast', 'digestion'],
    ['third water infection this year', 'urinary'],
    ['I was on my feet all day at the checkout', 'muscles'],
  ])('"%s" is of %s', (text, use) => expect(usesFromText(text)).toContain(use));
});
