import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const man = { age: 52, gender: 'male' };
const woman = { age: 40, gender: 'female' };

describe('an illness told without an "I" is held against what was spoken of', () => {
  test.each([
    'had an ulcer last year, bled',
    'ulcer two years ago',
    'forgot to say, had a stomach ulcer in spring',
    'prone to ulcers',
    'my ulcer bled last year',
  ])('"%s" speaks against devil’s claw', (told) => {
    const { text, findings } = lastOf(man, 'lower back pain, devils claw?', 'w food or without', told);
    expect(text).toMatch(/devil’s claw with stomach ulcer/);
    expect(findings.map(({ subject }) => subject.id)).toContain('devils-claw');
  });

  test('gallstones as well', () =>
    expect(lastOf(man, 'devils claw for my back?', 'diagnosed with gallstones in may').text).toMatch(
      /devil’s claw with gallstones/,
    ));

  test('a complaint without any herb before it is answered as one', () =>
    expect(lastOf(man, 'got a stomach ulcer, what helps').text).toContain('needs a test for the germ'));
});

describe('what was named earlier in the talk is checked against the news too', () => {
  test.each([
    [
      ['knackered all day, rhodiola?', 'coffee as well?'],
      'should of said im bipolar, on lithium',
      /Leave out rhodiola/,
    ],
    [['st johns wort for low mood?', 'and chamomile tea?'], 'forgot im on the pill', /Leave out St John's wort/],
    [['does ginkgo help memory?', 'and ginger for nausea?'], 'i take warfarin btw', /Leave out ginkgo/],
  ])('%j and then "%s"', (before, news, says) => expect(lastOf(woman, ...before, news).text).toMatch(says));

  test('under a named profile too, where the first answer gave no list', () =>
    expect(
      lastOf({ ...woman, name: 'Beth' }, 'knackered all day, rhodiola?', 'coffee as well?', 'im bipolar, on lithium')
        .text,
    ).toMatch(/Leave out rhodiola/));

  test('a tea that was asked about stays a tea', () =>
    expect(lastOf(woman, 'ginger for nausea?', 'and chamomile tea?', 'im 10 weeks pregnant').text).not.toMatch(
      /Medicinal extracts have not been studied/,
    ));
});

describe('what a medicine does to the one who writes is told of no one else', () => {
  const before = ['willow bark for headaches how', 'can my daughter have it as well, shes 13'];

  test.each([
    'aspirin sets my asthma off come to think',
    'ibuprofen flares my asthma btw',
    'i cant have aspirin, brings my asthma on',
    'thinking of it aspirin makes me wheeze',
  ])('"%s"', (told) => {
    const { text } = lastOf({ age: 43, gender: 'female' }, ...before, told);
    expect(text).toMatch(/willow bark with an allergy to/);
    expect(text).not.toMatch(/keep(?:s)? taking|about your daughter/);
  });

  test('"she has asthma too" is of the daughter', () =>
    expect(lastOf({ age: 43, gender: 'female' }, ...before, 'she has asthma too').text).toMatch(
      /noted about your daughter/i,
    ));
});

describe('a supplement of one’s own beside what was spoken of', () => {
  test.each([
    'will it affect my iron tabs',
    'does it mess with my iron tablets',
    'and my iron tabs?',
    'does it stop my iron working',
  ])('"%s" is held against the green tea', (asked) =>
    expect(lastOf(woman, 'green tea to lose weight', 'just the tea then, how many', asked).text).toMatch(
      /green tea and iron.*at least 2 hours/s,
    ),
  );

  test('"what about iron tablets?" without a "my" asks of iron itself', () =>
    expect(lastOf(woman, 'nettle tea for tiredness?', 'what about iron tablets').text).toMatch(
      /no warning for iron for you/,
    ));
});

describe('cloves after garlic are of the bulb', () => {
  const garlic = 'garlic tabs bring bp down?';

  test.each(['or cloves from the kitchen', 'just a clove or two in my cooking then'])('"%s"', (asked) =>
    expect(lastOf(healthyAdult, garlic, asked).text).toMatch(/usual food amounts .* garlic/),
  );

  test('and an operation after that is held against the garlic', () =>
    expect(lastOf(healthyAdult, garlic, 'or cloves from the kitchen', 'hips getting done next tues').text).toMatch(
      /garlic before an operation/,
    ));

  test('"cloves for toothache" are the spice', () =>
    expect(lastOf(healthyAdult, garlic, 'cloves for toothache').text).toMatch(/^Clove$/m));
});

test.each(['and for going easier?', 'anything for softer stools', 'what helps me go easier'])(
  'after piles "%s" is of the bowels',
  (asked) =>
    expect(lastOf(healthyAdult, 'piles itch so bad', 'witch hazel how often', asked).offered).toContain('psyllium'),
);

describe('a bare number that goes on from an amount', () => {
  test.each(['240 all in one go?', 'and 240 at once ok?'])('"%s" is of milligrams', (asked) =>
    expect(lastOf(healthyAdult, 'how much ginkgo for memory?', asked).text).toMatch(/240 mg/),
  );

  test.each(['2 at once?', 'two together ok?'])('"%s" is of capsules', (asked) =>
    expect(lastOf(healthyAdult, 'how much ginkgo for memory?', asked).text).toMatch(/120 to 240 mg a day/),
  );

  test('no amount is told where asking comes first', () =>
    expect(
      lastOf({ age: 40, currentMedications: 'keppra', healthConcerns: 'epilepsy' }, 'ginkgo for memory?', '2 at once?')
        .text,
    ).not.toMatch(/\d mg/));
});
