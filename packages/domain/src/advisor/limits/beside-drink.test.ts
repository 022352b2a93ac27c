import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('a drink beside what is taken', () => {
  test.each([
    ['isotretinoin 20 mg', 'couple of pints on saturday ok?', 'fats in the blood'],
    ['Roaccutane', 'can I drink alcohol', 'fats in the blood'],
    ['warfarin', 'a glass of wine at dinner?', 'shifts the INR'],
    ['acenocoumarol', 'few beers tonight ok?', 'shifts the INR'],
    ['gliclazide', 'is a beer ok', 'push the sugar too low'],
    ['insulin', 'vodka at the party?', 'push the sugar too low'],
  ])('%s: "%s"', (currentMedications, asked, says) => {
    expect(lastOf({ age: 30, currentMedications }, asked).text).toContain(says);
    expect(lastOf({ age: 30, currentMedications }, 'is ginger ok?', asked).text).toContain(says);
  });

  test.each(['is ginger beer ok?', 'what helps me sleep?'])('nothing of drink: "%s"', (asked) =>
    expect(lastOf({ age: 30, currentMedications: 'isotretinoin' }, asked).text).not.toContain('fats in the blood'),
  );
});

describe('what shall mend the liver after drink', () => {
  test.each<readonly [string, string]>([
    ['what does milk thistle do?', 'had a heavy weekend, does it fix my liver?'],
    ['is artichoke good?', 'been drinking all weekend, will it protect the liver'],
    ['hello', 'does milk thistle help the liver? i drink wine most nights'],
    ['hello', 'is artichoke good for my liver, i only drink weekends'],
    ['hello', 'big night yesterday, which herb cleans my liver?'],
  ])('%s – %s', (first, next) => expect(lastOf({ age: 30 }, first, next).text).toContain('to mend it afterwards'));

  test.each([
    'is it good for the liver?',
    'had a busy weekend, does it help my liver?',
    'good for the liver? i drink green tea on weekends',
  ])('no drink: "%s"', (next) =>
    expect(lastOf({ age: 30 }, 'what does milk thistle do?', next).text).not.toContain('to mend it afterwards'),
  );
});

describe('drinks at an airport are drunk there', () => {
  test.each([
    'a couple of pints at the airport as well',
    'i have a beer or two at the airport',
    'I take wine on the plane too',
  ])('"%s"', (told) => {
    const { text, findings } = lastOf({ age: 40 }, 'kava before flying?', told);
    expect(text).not.toContain('list of laws');
    expect(findings.map(({ with: other }) => other.id)).toContain('alcohol');
  });

  test.each(['will they seize it at the airport?', 'can i bring my kava powder through customs'])(
    'a journey: "%s"',
    (asked) => expect(lastOf({ age: 40 }, 'kava before flying?', asked).text).toContain('list of laws'),
  );
});

test.each(['the doctor gave me lorazepam for it', 'i also take zopiclone', 'i am on oxycodone for my back'])(
  'who told of drink and then of a sedative hears of both: "%s"',
  (told) => {
    const turns = ['valerian before a flight?', 'and a few glasses of wine on the plane'];
    expect(lastOf({ age: 40 }, ...turns, told).text).toContain('slow the breathing');
    expect(lastOf({ age: 40 }, 'valerian before a flight?', told).text).not.toContain('No alcohol with this');
  },
);

describe('paracetamol for one who drinks', () => {
  test.each(['if i take paracetamol for my back on top', 'is paracetamol ok for my knee', 'acetaminophen with it?'])(
    '"%s"',
    (asked) => {
      const drinks = { age: 57, healthConcerns: 'drinks most evenings' };
      expect(lastOf(drinks, 'is milk thistle good', asked).text).toContain('strains the liver sooner');
      expect(lastOf({ age: 57 }, 'is milk thistle good', asked).text).not.toContain('strains the liver sooner');
    },
  );
});

describe('skin in the colour of carrots', () => {
  test.each([
    'my palms have gone orange, loads of carrots',
    'yellow feet from sweet potatoes every day, eyes are white',
  ])('"%s"', (told) => {
    const { text, level } = lastOf({ age: 57 }, told);
    expect(level).toBe('none');
    expect(text).toMatch(/carotene[^]*see a doctor the same day/);
  });

  test.each(['palms yellow from carrots and my eyes are yellow', 'skin gone yellow, eyes are white'])(
    'not without carrots or with the eyes: "%s"',
    (told) => expect(lastOf({ age: 57 }, told).level).toBe('urgent'),
  );
});

describe('with a sick liver alcohol is spoken of, whatever herb was', () => {
  test.each([
    ['hepatitis B', 'beer instead then'],
    ['hepatitis c', 'so just a few beers then'],
    ['fatty liver', 'ok wine it is'],
  ])('%s: "%s"', (healthConcerns, next) =>
    expect(lastOf({ age: 30, healthConcerns }, 'kava with the lads ok?', next).text).toMatch(/leave alcohol out/),
  );

  test.each(['ginger beer then', 'what about ginger'])('nothing of drink: "%s"', (next) =>
    expect(lastOf({ age: 30, healthConcerns: 'hepatitis B' }, 'kava with the lads ok?', next).text).not.toMatch(
      /leave alcohol out/,
    ),
  );
});

describe('much drink that is told is answered as such', () => {
  test.each([
    'a bottle of white most evenings tbh',
    'i get through 6 cans every night',
    'seven pints a night',
    'box of wine lasts me two days',
    'two bottles of prosecco each evening i suppose',
    'every night five or six tins of lager',
  ])('"%s"', (next) => {
    const { text, offered } = lastOf({ age: 52 }, 'milk thistle stop a hangover?', next);
    expect(text).toMatch(/No herb is shown to protect the liver[^]*sudden stop can bring/);
    expect(offered).not.toContain('milk-thistle');
  });

  test.each([
    'a glass of red with dinner',
    'six cans of coke a day',
    'eight glasses of water a day',
    'one beer a night',
  ])('and little or none is not: "%s"', (next) =>
    expect(lastOf({ age: 52 }, 'is milk thistle ok?', next).text).not.toMatch(/sudden stop can bring/),
  );

  test.each(['naproxen for me back too', 'i take ibuprofen most days'])(
    'nor forgotten beside a painkiller: "%s"',
    (next) =>
      expect(lastOf({ age: 52 }, 'is milk thistle ok?', 'bottle of plonk a night', next).text).toMatch(
        /much alcohol[^]*stomach bleed/,
      ),
  );
});
