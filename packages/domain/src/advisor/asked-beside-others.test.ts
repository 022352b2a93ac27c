import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const onCitalopram = { age: 45, gender: 'female', currentMedications: 'citalopram 20' };

describe('whoever is kept awake by somebody asks for herself', () => {
  test.each([
    "honestly I could murder my husband, he snores like a tractor. I'm dying for one decent night, what do you have",
    "my husband snores all night. I'd love a good night's sleep",
    "my partner's snoring keeps me awake. I need one quiet night",
    'my neighbours are loud till three, I want a proper night’s rest',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf(onCitalopram, asked);
    expect(offered).toContain('chamomile');
    expect(text).toContain('against your citalopram');
  });

  test('what he may take is asked for him', () =>
    expect(lastOf(onCitalopram, "my husband snores and can't sleep. what can he take?").text).not.toContain(
      'citalopram',
    ));
});

test.each([
  'tried magnesium, meh. Is valerian ok with my citalopram?',
  'I had magnesium, so-so. And valerian, is it ok?',
  'tried the magnesium, rubbish. is valerian fine with it?',
])('what was tried in vain is left: "%s"', (asked) =>
  expect(lastOf(onCitalopram, "can't sleep", asked).text).not.toMatch(/magnesium/i),
);

describe('the same that somebody else takes is checked', () => {
  test.each([
    'can i take the same drops? Just 3 days',
    'could I drink that same tea as well?',
    'could I have them as drops?',
    'how much of it should I take, if I catch it from her?',
    'may I have the very same capsules',
  ])('"%s"', (asked) =>
    expect(
      lastOf({ age: 47, currentMedications: 'Prograf' }, 'my wife has a cold, can she take echinacea?', asked).findings
        .length,
    ).toBeGreaterThan(0),
  );
});

describe('somebody who feels useless tells of no herb that is', () => {
  test.each([
    'he feels useless. isnt there anything he can have, even a cup of tea',
    'he is so helpless. nothing he could drink, just a cup of tea?',
    'he feels a bit useless, something nice like a cup of tea',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf({ age: 64 }, 'my husband gets velcade. vitamin C?', asked);
    expect(offered).toEqual([]);
    expect(text).toMatch(/usual teas[^]*Green tea \(leave it out\)/);
  });
});

test.each([
  'one more thing, when to take my iron tablet, i take it with thyroid one in morning',
  'and my iron, I take it with the levothyroxine at seven. ok?',
])('"it" is what the message itself names: "%s"', (asked) =>
  expect(
    lastOf(
      { age: 31, currentMedications: 'levothyroxine', healthConcerns: 'breastfeeding' },
      'is fennel tea ok?',
      asked,
    ).text,
  ).not.toMatch(/fennel/i),
);

test.each(['turmeric, we make golden milk at home', 'turmeric? I mean golden milk'])(
  'one thing that is named twice is one: "%s"',
  (asked) =>
    expect(
      lastOf({ age: 47, currentMedications: 'Prograf' }, `is it a problem: ${asked}?`).findings.every(
        ({ with: other }) => other.id !== 'turmeric',
      ),
    ).toBe(true),
);

test.each([
  'his face looks frozen on both sides, for two years now. Can any herb loosen that?',
  'his hands are stiff. Would any tea help with that?',
  'is there any herb that eases the stiffness?',
])('any herb at all is not the one that was spoken of: "%s"', (asked) =>
  expect(
    lastOf({ age: 39 }, "My dad has Parkinson's and found mucuna powder. Is it safe for him?", asked).text,
  ).not.toMatch(/mucuna/i),
);

test.each([
  'karela juice my aunt says for my sugar. what you think, or other herb?',
  'ginger for nausea, or any other herbs?',
])('others are asked for as well: "%s"', (asked) =>
  expect(lastOf({ age: 60, healthConcerns: 'type 2 diabetes' }, asked).offered.length).toBeGreaterThan(0),
);
