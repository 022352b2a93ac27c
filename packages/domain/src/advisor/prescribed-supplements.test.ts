import { describe, expect, test } from 'vitest';
import { type Asker, healthyAdult, lastOf } from '../../testing/talk.ts';

const naledi: Asker = { age: 28, gender: 'female', currentMedications: 'ferrous sulphate 200mg' };
const freya: Asker = { age: 24, gender: 'female', currentMedications: 'Lamictal 200mg', healthConcerns: 'epilepsy' };

describe('a supplement that is prescribed', () => {
  test.each(['i started iron a week ago', 'the doctor put me on iron', 'is coffee ok with my iron tablets'])(
    'is no second product by its plain name: "%s"',
    (message) => expect(lastOf(naledi, message).text).not.toContain('Both bring iron'),
  );

  test('one more on top is', () =>
    expect(lastOf(naledi, 'can I take iron supplements on top').text).toContain('Both bring iron'));

  test.each(['and if it makes me constipated', 'what if they give me heartburn', 'but if it upsets my stomach'])(
    'is not left out where it upsets: "%s"',
    (question) =>
      expect(lastOf(naledi, 'is iron good for me?', question).text).toContain('Do not stop what was prescribed'),
  );
});

describe('what is coloured by what is taken', () => {
  test.each(['i started iron a week ago and my poo is black?! freaking out a bit', 'my stool is black since Floradix'])(
    '"%s"',
    (message) => expect(lastOf(healthyAdult, message).text).toContain('that alone is harmless'),
  );

  test('and what binds beside it is answered too', () =>
    expect(lastOf(naledi, 'black stools since the iron and bunged up').text).toMatch(/alone is harmless[^]*Prunes/));

  test.each(['black poo and I feel dizzy, on iron', 'my stool is black and like tar since the iron'])(
    'but not with signs of bleeding: "%s"',
    (message) => expect(lastOf(healthyAdult, message).level).not.toBe('none'),
  );

  test.each([
    'my pee is bright neon yellow since tuesday, is that the liver packing in? only new thing is a b-complex',
    'my wee glows neon since I take a multivitamin',
    'my urine is highlighter yellow on berocca, normal?',
  ])('"%s"', (message) => expect(lastOf(healthyAdult, message).text).toContain('riboflavin'));

  test.each(['pee is dark brown since the b complex', 'neon yellow pee and yellow eyes on a multivitamin'])(
    'but not a sick liver: "%s"',
    (message) => expect(lastOf(healthyAdult, message).text).not.toContain('riboflavin'),
  );
});

describe('between two medicines', () => {
  test.each([
    'thinking about going on the pill. does that do anything with lamictal',
    'is microgynon ok with lamictal',
    'does the mini pill interact with lamotrigine',
  ])('hormones and fits: "%s"', (question) =>
    expect(lastOf(freya, 'is magnesium fine?', question).text).toMatch(/estrogen can halve lamotrigine/),
  );

  test('of others a pharmacist is asked, and no herb is repeated', () => {
    const { text } = lastOf(freya, 'is magnesium fine?', 'can I take ibuprofen and lamictal together');
    expect(text).toContain('A pharmacist can tell you at once');
    expect(text).not.toContain('agnesium');
  });
});

test.each([
  'Any of the ones in my list I should pack in before the knife?',
  'which of my supplements must I stop for the op',
  'do I leave any of them out before surgery',
])('what is on the own list is stopped before an operation: "%s"', (question) => {
  const { text } = lastOf(
    { age: 70, currentMedications: 'simvastatin, ginkgo, valerian', healthConcerns: 'hip replacement booked' },
    question,
  );
  expect(text).toContain('ginkgo before an operation');
  expect(text).toContain('valerian before an operation');
});

test.each([
  'what was the first thing you said i must not touch, need to tell my mate',
  'which one did you say I should avoid',
  'what did you warn me about?',
])('what was warned of is named again: "%s"', (question) => {
  const { text } = lastOf(
    { age: 34, currentMedications: 'Biktarvy' },
    "is St John's wort any good",
    'saffron?',
    question,
  );
  expect(text).toMatch(/^St John's wort/);
});

test.each(['they swapped my Xarelto for Pradaxa. is ginger ok?', "i'm off Xarelto now, on warfarin instead. ginkgo?"])(
  'one medicine that came for another is not defended: "%s"',
  (message) => expect(lastOf({ age: 62, currentMedications: 'Xarelto' }, message).text).not.toMatch(/^Please keep/),
);

test('a test that is negative ends the pregnancy that was feared', () => {
  const talk = ["i'm 8 days late, testing tomorrow. valerian still ok?", 'negative lol. valerian then?'];
  const asker = { age: 30, gender: 'female' };
  expect(lastOf(asker, ...talk.slice(0, 1)).text).toContain('regnan');
  expect(lastOf(asker, ...talk).findings.map(({ kind }) => kind)).not.toContain('pregnancy');
});

test.each(['my pill, does it still work by the way', 'does the mini pill still protect me'])(
  'whether a contraception still works is asked of a pharmacist, not of the herb before: "%s"',
  (question) => {
    const { text } = lastOf({ age: 40, gender: 'female', currentMedications: 'Mounjaro' }, 'psyllium?', question);
    expect(text).toContain('Use a condom as well');
    expect(text).not.toContain('syllium.');
  },
);

test('magnesium in short is checked beside the other minerals', () => {
  const { findings } = lastOf(
    { age: 34, currentMedications: 'Biktarvy' },
    'my multivit has zinc, mag, iron, calcium. ok?',
  );
  expect(findings.map(({ subject: { id } }) => id)).toContain('magnesium');
});

test.each([
  'can i take my iron tablet and thyroid pill together',
  'is my iron tablet ok with the levothyroxine',
  'my ferrous fumarate and my thyroxine at breakfast?',
])('iron that is prescribed keeps its hours from what it binds: "%s"', (asked) =>
  expect(lastOf({ age: 44, currentMedications: 'levothyroxine 100, ferrous fumarate 210' }, asked).text).toContain(
    'at least 4 hours between them',
  ),
);
