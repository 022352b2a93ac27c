import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../testing/household-talk.ts';
import { type Asker, lastOf } from '../../testing/talk.ts';

const woman: Asker = { age: 23, gender: 'female' };

test.each([
  ['burning when i pee since yesterday, need to go all the time. what can I take?'],
  ['peeing every half hour and it stings, what herb?'],
  ['it hurts to pee and I run to the toilet constantly. any herb?'],
  ['need to wee all the time and it is sore, which herb helps?'],
  ['cystitis again, on the loo all the time. what can I take?'],
])('"%s" is an infection, and no bladder to be trained', (asked) => {
  const { offered, text } = lastOf(woman, asked);
  expect(offered).toContain('cranberry');
  expect(offered).not.toContain('pumpkin-seed');
  expect(text).not.toContain('stretch the time');
});

test.each([["I have to pee every hour, it doesn't burn. any herb?"], ['I have to pee every hour, any herb?']])(
  '"%s" stays a restless bladder',
  (asked) => expect(lastOf(woman, asked).offered).toContain('pumpkin-seed'),
);

test.each([
  ['and the stomach thing on planes? I get sick'],
  ['tummy trouble on flights, I always get sick'],
  ['I also feel queasy when flying'],
  ['and the nausea on planes?'],
  ['I get sick when I fly'],
])('"%s" is of travel sickness', (asked) =>
  expect(lastOf(woman, 'What helps me calm down before a flight?', asked).offered).toContain('ginger'),
);

test('a small child with a cold: no oils near the face, and the signs of a child', () => {
  const [, forHer, when] = holdHouseholdTalk(
    [
      { name: 'Miriam', age: 39, gender: 'female' },
      { name: 'Lotte', age: 3, gender: 'female' },
    ],
    [
      "we both have a cold, what's good for a blocked nose and cough for me?",
      'and for my daughter? she is 3',
      'when should i take her to the doctor?',
    ],
  );
  expect(forHer?.text).toContain('on or near the face of a small child');
  expect(when?.text).toContain('fast or hard breathing');
  expect(lastOf({ age: 30 }, 'what helps against a blocked nose?').text).not.toContain('small child');
});

test.each([
  ['this heat is killing me, what is a nice cooling drink with herbs?'],
  ['any refreshing iced tea for the summer?'],
  ['which herbal tea tastes good cold'],
  ['recommend a cold herbal drink'],
  ['herbs to cool me down in this heat?'],
])('"%s" is answered with usual teas', (asked) => {
  const { text } = lastOf({ age: 38 }, asked);
  expect(text).toContain('peppermint');
  expect(text).toContain('let it cool');
});

test.each([
  ["I'm dying for something sweet all day. any herb against cravings?"],
  ['herb against cravings for sweets'],
  ['sweet cravings every afternoon, what helps?'],
  ['I crave something sweet after dinner, any herb?'],
  ['desperate for sugar all day, what can I take'],
])('"%s" is of a craving for sweets', (asked) => expect(lastOf({ age: 34 }, asked).text).toContain('calm a craving'));

test.each([
  'sweating like mad in this heat, any herb?',
  'dripping with sweat all day, something herbal?',
  'i sweat buckets in summer, what helps',
])('sweating is no menopause: "%s"', (asked) => {
  const { offered } = lastOf({ age: 35, gender: 'female' }, asked);
  expect(offered).toContain('sage');
  expect(offered).not.toContain('black-cohosh');
});

test.each(['what else can i do for milk', 'anything i can take for my milk?'])('milk is the own milk: "%s"', (asked) =>
  expect(lastOf({ age: 31, gender: 'female', healthConcerns: 'breastfeeding' }, 'fenugreek?', asked).text).toMatch(
    /milk supply/,
  ),
);

test.each(['what is left then', 'anything else?'])('of a cramp it is told what helps besides: "%s"', (asked) => {
  const { text } = lastOf({ age: 60 }, 'magnesium for cramp at night?', asked);
  expect(text).toMatch(/Stretch the calf/);
  expect(text).not.toMatch(/migraine/i);
});

test.each(['the memory gets bad, is ginkgo good?', 'my memory is going, is ginkgo good?'])(
  'late in life a memory that goes is told of before the herb: "%s"',
  (asked) => expect(lastOf({ age: 74 }, asked).text).toMatch(/see a doctor before any herb/),
);

test.each(['kidneys are fine', 'my liver is ok btw'])('what is fine is no complaint: "%s"', (told) =>
  expect(lastOf({ age: 40 }, 'is magnesium ok?', told).text).not.toMatch(/stones|this is about/),
);

describe('what a careful herbalist names first', () => {
  const man: Asker = {
    age: 52,
    gender: 'male',
    currentMedications: 'amlodipine',
    healthConcerns: 'high blood pressure',
  };
  const ill: Asker = { age: 78, gender: 'male', currentMedications: 'none', healthConcerns: 'kidney disease stage 4' };
  const healthy: Asker = { age: 36, gender: 'female', currentMedications: 'none' };

  test.each([
    [
      healthy,
      'stressed out, what calms without making me sleepy?',
      ['lavender', 'lemon-balm'],
      ['bitter-orange', 'valerian'],
    ],
    [
      healthy,
      'anxious lately, nothing that makes me drowsy please',
      ['lavender', 'lemon-balm'],
      ['bitter-orange', 'hops'],
    ],
    [man, 'no oomph after lunch, which herb?', ['rhodiola'], ['guarana', 'asian-ginseng', 'eleuthero']],
    [healthy, 'my fingers are always icy, something for the circulation?', ['rosemary'], ['ginkgo']],
    [ill, 'my hips ache, what can I take or put on?', ['comfrey-topical'], ['devils-claw', 'willow-bark', 'camphor']],
    [ill, 'what brings blood sugar down?', ['psyllium'], ['berberine']],
    [healthy, 'hair keeps thinning, any herb?', ['rosemary'], ['saw-palmetto', 'pumpkin-seed']],
    [healthy, 'dry flaky shins, what cream?', ['oat-straw'], ['witch-hazel']],
    [
      healthy,
      'how do I keep bladder infections from coming back?',
      ['cranberry'],
      ['goldenrod', 'nettle-leaf', 'birch-leaf'],
    ],
    [healthy, 'caught a cold, what now?', ['honey', 'thyme', 'ginger'], ['probiotics']],
    [{ ...healthy, healthConcerns: '20 weeks pregnant' }, 'so bloated and gassy', ['peppermint'], ['psyllium']],
  ])('%j, "%s"', (asker, asked, first, none) => {
    const { offered } = lastOf(asker, asked);
    for (const key of first) expect(offered).toContain(key);
    for (const key of none) expect(offered).not.toContain(key);
  });

  test('for a child once the age is told', () =>
    expect(lastOf(healthy, 'my girl caught a cold, what herb?', 'she is 6 and takes nothing').offered).toContain(
      'honey',
    ));

  test.each([
    ['what lowers cholesterol for my 6 year old?', 'pediatrician'],
    ['herbs for blood sugar for my 5 year old son?', 'doctor today'],
    ['my 6 year old has acne, what herb?', 'pediatrician'],
  ])('"%s" is for their doctor', (asked, whom) => {
    const { offered, text } = lastOf(healthy, asked);
    expect(offered).toEqual([]);
    expect(text).toContain(whom);
  });
});

describe('bunged up may be the bowels', () => {
  test.each([
    [{ age: 30, healthConcerns: 'pregnant' }, 'feel so bunged up, any tea?'],
    [{ age: 30, currentMedications: 'codeine' }, 'bunged up, what helps?'],
    [{ age: 30 }, 'bunged up for a whole week now'],
    [{ age: 30 }, 'I am 30 weeks along and bunged up'],
  ])('%j, "%s"', (asker, asked) => expect(lastOf(asker, asked).text).toMatch(/[Ff]or constipation|with constipation/));

  test.each(['bunged up for days with a streaming nose', 'pregnant and bunged up, sneezing all day'])(
    '"%s" is a cold',
    (asked) => expect(lastOf({ age: 30 }, asked).text).not.toContain('constipation'),
  );

  test('told alone it is taken for the nose, and that is said', () =>
    expect(lastOf({ age: 30 }, 'a little bunged up').text).toContain('I take this to be the nose'));
});

test.each([
  ['what do you think of rhodiola when I am knackered, I mean for being knackered?', 'Energy'],
  ['what is your view of lavender oil for a knackered, strained mind?', 'Lavender oil'],
  ['what do you make of ginger for an upset stomach?', 'Nausea'],
])('"%s" asks whether it helps, and of no effects', (asked, told) => {
  const { text } = lastOf(woman, asked);
  expect(text).not.toContain('not among the effects');
  expect(text).toContain(told);
});

test.each(['grumpy, irritable and sore before each period, any herb?', 'irritable with PMS, what helps?'])(
  '"%s" is of the cycle, and nobody is asked what stands behind it',
  (asked) => expect(lastOf(woman, asked).text).not.toContain('Tell me what stands behind it'),
);

test('irritable without a reason told is asked for one', () =>
  expect(lastOf(woman, 'so irritable these days').text).toContain('Tell me what stands behind it'));

test('who drinks a bottle a night hears what milk thistle does not do, and not to stop at once', () => {
  for (const asked of [
    'drink a bottle of wine a night and want milk thistle so my liver copes',
    "can you take milk thistle if you've got gallstones and drink a lot",
  ]) {
    const { text } = lastOf({ age: 45, gender: 'male' }, asked);
    expect(text).toMatch(
      /No herb is shown to protect the liver from drink[^]*should not stop from one day to the next/,
    );
  }
});

test('"I don\'t take anything" tells of no medicines, and asks for a herb all the same', () => {
  const { offered } = lastOf({}, "whats good for concentration while studying, im 20 and healthy, don't take anything");
  expect(offered).not.toEqual([]);
  expect(lastOf({}, "i don't want to take anything for my concentration").offered).toEqual([]);
});

test('a constipated newborn gets no juice and no fruit, but a midwife or doctor', () => {
  const { text, offered } = lastOf({}, 'my baby is 3 weeks and constipated, prune juice?');
  expect(offered).toEqual([]);
  expect(text).toMatch(/no juice, sugar or fruit[^]*Under eight weeks/);
  expect(text).not.toMatch(/Water, fruit and a calm time/);
});

test('the pain of endometriosis is that of the womb', () => {
  const trying = { age: 33, gender: 'female', healthConcerns: 'endometriosis, trying to conceive' };
  const { text, offered } = lastOf(trying, "something for the pain that won't hurt my chances");
  expect(offered).toEqual(['ginger']);
  expect(text).toContain('period pain');
});

test('a tea of many years is no alarm', () => {
  const { level } = lastOf({}, "I've been drinking chamomile every night for 10 years, is it harmful");
  expect(level).toBe('none');
});

test('a patch of comfrey is a plant, and its tea is warned of whether it is fresh or dried', () => {
  const { text } = lastOf(
    {},
    'got a big patch of comfrey. how many leaves per pot for a tea for my bad back, fresh or dried',
  );
  expect(text).toMatch(/Do not take: comfrey/);
});

test('what is bought for mum is checked for mum', () => {
  const { text } = lastOf(
    {},
    "Caring for mum, 69. She's on capecitabine tablets for bowel cancer. To build her up I bought a B complex with 800 mcg folic acid and a high strength folic on top. When should she have them",
  );
  expect(text).toMatch(/folic acid makes capecitabine more toxic/);
});

test.each([
  "Baby's gaining ok but I feel like my milk is dropping. should I get fenugreek capsules?",
  "Rolled my ankle at 5 a side, x-ray says no break. swollen and a cracking shade of purple, skin's not cut. What ointment?",
])('no alarm: "%s"', (asked) => expect(lastOf({ age: 31 }, asked).level).toBe('none'));
