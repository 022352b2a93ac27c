import { describe, expect, test } from 'vitest';
import { type Asker, healthyAdult, holdTalk, lastOf } from '../../../testing/talk.ts';

describe('what only sounds like too much is no overdose', () => {
  test.each([
    'I already drank one at like 8 and my pill was at 7.30 :(',
    'took my pill at about 9 and the tea at 8.15',
    'had charcoal lemonade at 8 and the pill at 7',
    'I ate a whole pack of beetroot last night and my wee is pink',
    'ate a whole bag of cherries, can that give me the runs?',
    'I had an entire punnet of blueberries, is that ok?',
  ])('"%s"', (asked) => {
    const { text, level } = lastOf(healthyAdult, asked);
    expect(text).not.toContain('overdose');
    expect(level).not.toBe('emergency');
  });

  test.each(['I took 8 pills and it is 7.30', 'ate a whole pack of my sleeping pills', 'took 9 sleeping pills at 8'])(
    'and what is too much still is one: "%s"',
    (asked) => expect(lastOf(healthyAdult, asked).level).toBe('emergency'),
  );
});

describe('since when something clashing is taken is no amount, and the clash is answered', () => {
  test.each([
    [
      'my nan takes clopidogrel and started turmeric with black pepper capsules two weeks ago. Should she carry on',
      /bruises/,
    ],
    ['I take clopidogrel and started garlic capsules three weeks ago', /bruises/],
    ['my gran began ginkgo tablets a month ago, she is on clopidogrel. keep going?', /bruises/],
    ['mum has been on warfarin for years and began cranberry tablets last month, is that all right?', /INR/],
  ])('"%s"', (asked, told) => {
    const { text, level } = lastOf({}, asked);
    expect(level).toBe('none');
    expect(text).toMatch(told);
  });

  test.each(['he took two weeks of his tablets', "she swallowed a month's supply of her amitriptyline two hours ago"])(
    'and so much at once still is too much: "%s"',
    (asked) => expect(lastOf({}, asked).level).toBe('emergency'),
  );
});

test('kava in company is checked against wine and tablets; a high is not helped with', () => {
  const { text } = lastOf({}, 'kava with my wine at a party fine? i take escitalopram');
  expect(text).toMatch(/kava and alcohol[^]*kava and escitalopram/);
  expect(lastOf({}, 'does kava get you high').text).toContain('I do not help with');
});

describe('a herb that is taken day by day, and nothing felt', () => {
  test.each([
    'been taking magnesium every day for three months',
    'I’ve used passionflower nightly for several weeks',
    'took echinacea daily for two months',
  ])('"%s"', (said) => expect(lastOf(healthyAdult, said).level).toBe('none'));

  test.each(['been taking kava every day for months and my eyes turn yellow', 'took 40 valerian tablets today'])(
    '"%s" still is one',
    (said) => expect(lastOf(healthyAdult, said).level).not.toBe('none'),
  );
});

describe('what happened before a stay in hospital is over', () => {
  const asker: Asker = { age: 79, gender: 'female', currentMedications: 'digoxin, furosemide' };
  const before = 'I eat not much, my stomach turns and around lamps I see a yellow ring';

  test.each([
    'I was four nights in hospital, they gave me potassium and now half of the digoxin. Is a mint tea ok?',
    'back from hospital, they halved the digoxin. Is a mint tea ok?',
    'I spent two days in the hospital and now have half the digoxin. Is a mint tea ok?',
  ])('"%s"', (asked) => expect(lastOf(asker, before, asked).level).toBe('none'));
});

describe('help that was asked or is under way', () => {
  const told = 'been having 2 paracetamol every 3 hours since yesterday, banger of a head now';

  test.each([
    'rang them, they want me in for bloods. will take milk thistle on the way, good for the liver?',
    'ok getting a lift now, some milk thistle meanwhile?',
  ])('nothing is taken on the way: "%s"', (asked) => {
    const { text, level } = lastOf({ age: 36 }, told, asked);
    expect(level).toBe('emergency');
    expect(text).toContain('Take nothing on the way');
  });

  test('charcoal from the pharmacy is no fire in the room', () => {
    const { text } = lastOf(
      { age: 60 },
      'she drank a tea of leaves she picked, is vomiting and sees everything yellow, pulse 44',
      'Ambulance comes. May I give her milk or charcoal from the pharmacy until then?',
    );
    expect(text).toContain('Good that help is coming');
  });
});

describe('what is known of somebody gives a sign its weight', () => {
  test.each([
    ['apixaban', 'I get nosebleeds now, yesterday one went on for near half an hour', 'apixaban'],
    ['capecitabine', 'my hands and feet burn and are red, can I put aloe', 'hand-foot'],
    ['capecitabine', 'the soles of my feet burn like fire and are red', 'hand-foot'],
  ])('%s: "%s"', (currentMedications, asked, named) => {
    const { text, level } = lastOf({ age: 66, currentMedications }, asked);
    expect(level).toBe('urgent');
    expect(text).toContain(named);
  });

  test.each([
    'I took already 2 ibuprofen of my wife yesterday. Bad?',
    'had one nurofen for the toe this morning',
    'swallowed two naproxen last night, ok?',
  ])('weak kidneys: "%s"', (asked) => {
    const { text, level } = lastOf({ age: 64, healthConcerns: 'kidney disease stage 4' }, asked);
    expect(level).toBe('urgent');
    expect(text).toContain('kidney clinic');
  });
});

test.each([
  'a burning after a rich supper when I lie down. The doctor had a tracing done and said it is only acid. Is a peppermint the thing?',
  'I am 9 weeks gone. Still ok? I had feverfew, a leaf every day this week',
])('acid, and a leaf that was chewed, are no poisoning: "%s"', (asked) =>
  expect(lastOf({ age: 34, gender: 'female' }, asked).text).not.toContain('poisoning'),
);

describe('an illness that was had was not swallowed', () => {
  test.each([
    'had a couple fits since my op, on keppra',
    'had a fall since, on apixaban',
    'had two strokes, on clopidogrel',
  ])('"%s"', (told) => {
    const { text, level } = lastOf({ age: 70 }, 'ginkgo for memory worth it?', '240 all in one go?', told);
    expect(level).toBe('none');
    expect(text).toMatch(/Ask first: ginkgo/);
  });

  test('seizures of the spring are over', () =>
    expect(lastOf({ age: 70 }, 'ginkgo for memory?', 'had a few seizures over the years, take keppra').level).toBe(
      'none',
    ));

  test.each(['had ten keppra all in one go', 'had a fit after i had all my keppra in one go'])(
    'tablets were: "%s"',
    (told) => expect(lastOf({ age: 70 }, told).level).toBe('emergency'),
  );
});

describe('a lick of a mild gel from the skin', () => {
  test.each(['she licked some off her arm', 'he just licked it off his hand, ok?', 'my son sucked some off his thumb'])(
    '"%s"',
    (told) => {
      const { level, text } = lastOf({ age: 34 }, 'aloe gel on my toddler’s sunburn?', told);
      expect(level).toBe('none');
      expect(text).toContain('does a well child no harm');
    },
  );

  test.each([
    ['lavender oil on his pillow?', 'he licked some off his hand'],
    ['aloe gel on his sunburn?', 'he licked the whole tube empty'],
    ['aloe gel on his sunburn?', 'he licked some off his arm and is vomiting'],
  ])('is no comfort here: %s – %s', (first, told) =>
    expect(lastOf({ age: 34 }, first, told).text).not.toContain('does a well child no harm'),
  );
});

test.each(['nose blood 20 minutes, dont stop', 'my nose bleeds and it wont stop', 'nosebleed 25 min now still going'])(
  'blood that runs is stopped first, whatever was eaten: "%s"',
  (told) => {
    const { text } = lastOf({ age: 55, currentMedications: 'warfarin' }, 'I eat goji berries every day, a lot', told);
    expect(text).toMatch(/^A nosebleed that goes on/);
  },
);
describe('what is not to happen has not happened', () => {
  const onApixaban: Asker = { age: 68, currentMedications: 'apixaban' };
  const talk = ['turmeric for sore knees?', 'with pepper or without'] as const;

  test.each([
    "something else that doesn't make me bleed",
    'what else wont cause bruising',
    'one without the bleeding risk please',
    'any other that would not give me bruises or bleeding',
  ])('"%s"', (asked) => expect(lastOf(onApixaban, ...talk, asked).level).toBe('none'));

  test.each(['my gums bleed since without touching them', 'bruises all over for no reason'])('but "%s"', (told) =>
    expect(lastOf(onApixaban, ...talk, told).level).not.toBe('none'),
  );
});

describe('a bleed in pregnancy that was looked at is over, and careful talk goes on', () => {
  test('the midwife is asked before anything herbal', () => {
    const { level, text } = lastOf(
      { age: 30, gender: 'female' },
      'is ginger ok, 9 weeks pregnant',
      'had a small bleed two weeks ago, scan was fine',
    );
    expect(level).toBe('none');
    expect(text).toMatch(/ginger too[^]*if you bleed again/);
  });
});

describe('who says that there are no dark thoughts is taken at their word', () => {
  const low: Asker = { age: 41, gender: 'male', currentMedications: 'citalopram' };

  test.each(["don't worry, i'm not suicidal", 'not suicidal or anything, only fed up', 'not gonna do anything stupid'])(
    '"%s"',
    (told) => {
      const { level, text } = lastOf(low, 'feeling low, saffron?', told);
      expect(level).toBe('none');
      expect(text).toContain('I take you at your word');
    },
  );

  test.each(["not suicidal but i don't want to be here", 'not suicidal yet'])(
    'but not where more is told: "%s"',
    (told) => expect(lastOf(low, 'feeling low, saffron?', told).text).not.toContain('at your word'),
  );
});

describe('the age of a baby behind its cough', () => {
  test('is no long cough', () =>
    expect(lastOf({ age: 30 }, 'baby with a cough, 7 months, what helps').level).toBe('none'));
  test.each(['my baby had a cough for 7 weeks', 'baby with a cough, 2 months, and a fever'])('but "%s"', (told) =>
    expect(lastOf({ age: 30 }, told).level).not.toBe('none'),
  );
});

test.each([
  ['propolis spray for a sore throat', 'got an epipen for bee stings', 'and royal jelly for energy?'],
  ['honey for a sore throat', 'i carry an adrenaline pen for wasp stings', 'royal jelly then?'],
  ['is thyme good for a cough', 'bee stings, got an epipen', 'is royal jelly fine'],
  ['sage for a sore throat', 'always have my epi-pen on me, hornets', 'can i take royal jelly'],
])('a pen that is kept tells of an allergy, and of nothing that happens now: "%s", "%s"', (...turns) => {
  const [, told, last] = holdTalk({ age: 40 }, turns);
  expect(told?.level).toBe('none');
  expect(last?.findings.map(({ with: { name } }) => name)).toContain('bee stings');
});

test.each(['now my lips swell, got an epipen', 'used my epipen for the bee sting', 'been stung, do i use my epipen'])(
  'what happens now stays an emergency, pen or not: "%s"',
  (asked) => expect(lastOf({ age: 40 }, 'honey for a sore throat', asked).level).toBe('emergency'),
);

test('a head that cannot switch off stops no medicine; a switch to a herb would', () => {
  const onCitalopram = { age: 38, currentMedications: 'citalopram' };
  expect(lastOf(onCitalopram, "can't switch off at night. what could I try?").text).not.toContain('Please keep taking');
  expect(lastOf(onCitalopram, 'I take citalopram and want to switch to a herb').text).toMatch(/^Please keep taking/);
});
