import { describe, expect, test } from 'vitest';
import { type Asker, healthyAdult, lastOf } from '../../testing/talk.ts';

const warnsOf = (asker: Asker, ...asked: readonly string[]) =>
  lastOf(asker, ...asked).findings.flatMap(({ severity, with: other }) => (severity === 'minor' ? [] : [other.id]));

describe('a dish is food, also where capsules of it stand on the list', () => {
  const asker: Asker = {
    age: 70,
    currentMedications: 'apixaban',
    healthConcerns: 'bipolar disorder',
    supplements: ['Turmeric capsules', 'Garlic 1000', 'Ginkgo'],
  };

  test.each([
    'a good spoon of turmeric in my fish curry on fridays, ok?',
    'garlic in my stew, is that out too?',
    'saffron tea as my mum makes it, few threads?',
    'ginger biscuits with our tea?',
    'sage in the stuffing?',
  ])('"%s"', (asked) => {
    expect(warnsOf(asker, asked)).toEqual([]);
    expect(lastOf(asker, asked).text).toContain('usual food amounts');
  });

  test.each(['can I take turmeric capsules?', 'saffron capsules?', 'garlic 1000 mg tablets ok?'])(
    'and a capsule is none: "%s"',
    (asked) => expect(warnsOf(asker, asked)).not.toEqual([]),
  );
});

describe('the form that is meant is the one that is checked', () => {
  test.each([
    'Then what about the rub, arnica, my neighbour gave me a tube. Just on the outside.',
    'arnica, a tube of it, for the knee. only on the outside',
    'arnica for the outside only?',
  ])('on the skin: "%s"', (asked) => expect(warnsOf({ age: 77, currentMedications: 'apixaban' }, asked)).toEqual([]));

  test.each(['And as tea for the inside?', 'and can i drink it as tea?', 'what about a tea of the leaves?'])(
    'swallowed, after a poultice of comfrey: "%s"',
    (asked) =>
      expect(lastOf(healthyAdult, 'can I make a comfrey poultice for my ankle?', asked).text).toMatch(/liver failure/),
  );

  test.each([
    'rosemary? I read about smelling the oil when you learn.',
    'would sniffing rosemary oil help me study',
    'rosemary in the diffuser while I study?',
  ])('the oil that is smelled, with epilepsy: "%s"', (asked) =>
    expect(warnsOf({ age: 38, healthConcerns: 'epilepsy' }, asked)).toContain('epilepsy'),
  );
});

test.each([
  ['eucalyptus stick on her chest or thyme tea in the bottle, for the cold and the cough?', 1],
  ['she has a cold and a cough. eucalyptus rub or thyme tea?', 1],
])('what is ruled out is no way to begin: "%s"', (asked, age) =>
  expect(lastOf({ age, name: 'Mila' }, asked).text).not.toMatch(
    /I would start like this|I would begin with eucalyptus/,
  ),
);

describe('what is only told is not what is asked about', () => {
  const asker: Asker = { age: 60, gender: 'female', currentMedications: 'digoxin, furosemide' };

  test.each([
    'They gave me potassium in the ward. Is a mint tea after dinner permitted?',
    "I'm keeping my licorice for the grandchildren. And peppermint tea?",
    'I threw away the licorice. Is a mint tea ok?',
  ])('"%s"', (asked) => expect(warnsOf(asker, asked)).toEqual([]));

  test.each([
    'They also offered me paroxetine for it and I said no. Is red clover ok?',
    'the doctor suggested citalopram, i declined. red clover?',
    'my gp wanted me on sertraline and I refused. red clover?',
  ])('a medicine that was turned down is not taken: "%s"', (asked) =>
    expect(lastOf({ ...asker, currentMedications: 'none' }, asked).text).not.toMatch(
      /paroxetine|citalopram|sertraline/,
    ),
  );

  test.each(["Then just her, and I'd stay off it?", 'ok i keep off it then'])(
    'staying off a herb gives up no tablet: "%s"',
    (asked) =>
      expect(lastOf({ age: 81, currentMedications: 'clopidogrel' }, 'ginkgo for my memory?', asked).text).not.toContain(
        'keep taking',
      ),
  );

  test.each(['ok last one, cinnamon on my porridge ok?', 'one more thing: cinnamon on my porridge?'])(
    'a last question points at nothing: "%s"',
    (asked) =>
      expect(lastOf({ age: 31, healthConcerns: '8 weeks pregnant' }, 'raspberry leaf?', asked).text).not.toMatch(
        /raspberry/,
      ),
  );

  test.each([
    'so like biktarvy in the morning. cool. st johns wort anything wrong there?',
    'biktarvy at breakfast, like, and st johns wort?',
  ])('"like" likens nothing: "%s"', (asked) =>
    expect(lastOf({ age: 41, currentMedications: 'biktarvy' }, asked).text).toContain('Do not combine'),
  );
});

describe('what is asked is answered', () => {
  const onEscitalopram: Asker = { age: 48, currentMedications: 'escitalopram' };
  const thyroid: Asker = { age: 44, currentMedications: 'levothyroxine, ferrous fumarate' };

  test.each<[Asker, string, string, RegExp]>([
    [onEscitalopram, '5-htp on top?', 'whats serotonin syndrome feel like? i took a couple last week', /shivering/],
    [onEscitalopram, '5-htp?', 'signs of serotonin syndrome please', /restless/],
    [onEscitalopram, '5-htp?', 'how would I notice serotonin syndrome', /restless/],
    [
      { age: 45, currentMedications: 'tacrolimus', healthConcerns: 'kidney transplant' },
      'echinacea drops, ok?',
      "But why, if immunity is good for everybody? I don't understand this.",
      /Waking up the immune system/,
    ],
    [thyroid, 'hello', 'When am i meant to take my iron, I have it with the thyroid tablet', /4 hours/],
    [thyroid, 'hello', 'what time should i take my iron? with the thyroid pill now', /4 hours/],
    [healthyAdult, 'peppermint oil capsules for ibs?', 'can I open the capsule and put it in tea', /leave them whole/],
    [healthyAdult, 'peppermint oil capsules for ibs?', 'fine. psyllium at the same time?', /hour before/],
    [healthyAdult, 'my oregano has gone mad', 'What is the best way to dry oregano, does it keep?', /small bunches/],
    [healthyAdult, 'hi', 'mint has taken over my raised bed. how do I get rid of it', /every runner/],
    [healthyAdult, 'hi', 'Which herbs would do the most for a plain roast chicken and a soup?', /thyme/],
    [healthyAdult, 'hi', 'what spices go well with fish and potatoes', /dill/],
    [healthyAdult, 'hi', "got a stinking cold. whats good that's already in my kitchen", /hot drinks/],
    [
      healthyAdult,
      'elderberry syrup for colds?',
      'he makes it from the bush behind the station, do i need to worry',
      /raw/,
    ],
  ])('%o: "%s", "%s"', (asker, before, asked, told) => expect(lastOf(asker, before, asked).text).toMatch(told));

  test.each(['so which one CAN i take?? everything is no', 'you say no to everything', 'what am i allowed to take?'])(
    'something that fits after two refusals: "%s"',
    (asked) => {
      const { offered } = lastOf(
        { age: 24, gender: 'female', currentMedications: 'Microgynon', healthConcerns: 'PMS' },
        "st john's wort for the mood with PMS?",
        asked,
      );
      expect(offered).not.toEqual([]);
      expect(offered).not.toContain('st-johns-wort');
    },
  );

  test('low sugar: what comes after the juice', () =>
    expect(
      lastOf(
        { age: 56, currentMedications: 'gliclazide', healthConcerns: 'diabetes' },
        'in the afternoon I get shaking hands and sweating and very hungry since some days',
        'Checked just now 3.4. I took sweet lassi. Now what to do',
      ).text,
    ).toContain('15 minutes'));
});

test.each<[Asker, string, string, RegExp]>([
  [healthyAdult, 'fennel tea?', 'seeds from the spice rack will do? crush them?', /freshly crushed/],
  [{ age: 70, currentMedications: 'lithium' }, 'parsley tea?', 'just in tabbouleh then?', /usual food amounts/],
])('how it is made, and just as a dish: %o "%s", "%s"', (asker, before, asked, told) =>
  expect(lastOf(asker, before, asked).text).toMatch(told),
);

describe('animals', () => {
  test.each([
    'My dog Biscuit has fleas. heard you can put garlic in his food and tea tree on the collar',
    'our cat sits by the diffuser with tea tree in it. Harmful to him?',
    'my rabbit has mites, lavender oil on her food dish?',
  ])('are for a vet, and nobody is to be harmed: "%s"', (asked) => {
    const { text } = lastOf(healthyAdult, asked);
    expect(text).toContain('vet');
    expect(text).not.toContain('harm anyone');
  });

  test.each([
    'i put tea tree neat on his neck and now hes drooling and his back legs are wobbly',
    'he is having a fit now',
  ])('that are ill need a vet now: "%s"', (asked) => {
    const { text, level } = lastOf(healthyAdult, 'my dog has fleas again', asked);
    expect(level).toBe('emergency');
    expect(text).toContain('Call a vet');
  });

  test('and a child beside them an ambulance', () =>
    expect(lastOf(healthyAdult, 'my dog has fleas again', 'my son is having a fit now').text).toContain('911'));
});

describe('a question beside another is answered as well', () => {
  test.each([
    ['thyme tea for my cough? and when should i see a doctor', /Thyme\.[^]*doctor/],
    [
      'is evening primrose oil any good for her eczema? and when do i have to show her to a doctor',
      /primrose[^]*doctor/,
    ],
    ['psyllium for my bowels? and any brand you would say', /[Pp]syllium[^]*no brands/],
    ['ginger for nausea, and which brand?', /Ginger[^]*no brands/],
  ])('"%s"', (asked, told) => expect(lastOf(healthyAdult, asked).text).toMatch(told));
});

describe('red from beetroot', () => {
  test.each([
    'my pee is pink. I ate a whole pack of beetroot last night. no pain no fever nothing. could that be it?',
    'had beets for dinner and my urine is red this morning, is that it?',
    'wee went pink, ate a jar of beetroot. normal?',
    'pee went pink after beetroot juice yesterday. normal?',
    'poop looks red since the beet smoothie',
    'red poo from beets?',
  ])('is no alarm: "%s"', (asked) => {
    const { text, level } = lastOf(healthyAdult, asked);
    expect(level).toBe('none');
    expect(text).toContain('beetroot turns the urine');
  });

  test.each([
    [{ currentMedications: 'warfarin' }, 'my pee is pink. I ate beetroot last night. could that be it?'],
    [{}, 'my pee is red with clots and it hurts, I had some beetroot'],
  ])('but not beside a thinner, clots or pain: %o "%s"', (asker, asked) =>
    expect(lastOf({ age: 60, ...asker }, asked).level).not.toBe('none'),
  );
});

test.each([
  'I put them here on the table and look at them. Reishi and vitamin B12, what do you think?',
  'reishi or SAMe?',
])('what stands on a table is not for the skin, and SAMe is not "the same": "%s"', (asked) =>
  expect(lastOf(healthyAdult, asked).text).not.toMatch(/on the skin|two different things/),
);

describe('what goes wrong, and when to stop', () => {
  test.each([
    ['alfalfa tablets?', 'what is wrong with alfalfa exactly'],
    ['alfalfa tablets?', 'what would happen if i take it anyway'],
    ['alfalfa tablets?', "what's wrong with it"],
  ])('the reason is told: "%s", "%s"', (before, asked) =>
    expect(
      lastOf({ age: 47, currentMedications: 'azathioprine', healthConcerns: 'lupus' }, before, asked).text,
    ).toMatch(/canavanine|immune system/),
  );

  test.each(['my garlic pills, when do i stop before the operation', 'do I quit the garlic capsules before surgery?'])(
    'a herb in pills is no prescribed tablet: "%s"',
    (asked) => expect(lastOf({ age: 68, currentMedications: 'amiodarone' }, asked).text).not.toContain('keep taking'),
  );

  test('an animal that licked something needs a vet', () =>
    expect(lastOf(healthyAdult, 'my cat licked some of the eucalyptus oil').text).toContain('Call a vet'));
});
