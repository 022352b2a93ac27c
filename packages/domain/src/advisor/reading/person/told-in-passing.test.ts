import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const withEpilepsy = { age: 26, gender: 'female', currentMedications: 'lamotrigine', healthConcerns: 'epilepsy' };
const onDigoxin = {
  age: 72,
  gender: 'male',
  currentMedications: 'digoxin, furosemide',
  healthConcerns: 'heart failure',
};
const onThePill = { age: 27, gender: 'female', currentMedications: 'microgynon' };
const allergicBoy = { age: 9, gender: 'male', allergies: 'ragweed, mugwort' };

describe('who only stands beside what is asked is not the one it is for', () => {
  test.each([
    [
      'whose remedy it is',
      allergicBoy,
      "He can't sleep. Chamomile tea, my mother's solution for everything?",
      'chamomile',
    ],
    ['whose remedy it is', allergicBoy, "bloated again. chamomile is my gran's favourite cure, ok?", 'chamomile'],
    [
      'who types',
      onDigoxin,
      'My son is making this writing for me. I drink liquorice root. Is it healthy?',
      'licorice',
    ],
    ['who types', onDigoxin, 'my niece translates for me. is liquorice tea good for my stomach?', 'licorice'],
    ['who has it', onThePill, 'my moods been low since i started. mum has st johns wort', 'st-johns-wort'],
    ['who has it', onThePill, "so low this winter. my nan's got st john's wort in the cupboard", 'st-johns-wort'],
    [
      'who does it',
      withEpilepsy,
      'ok fair. what about sage oil, my flatmate sniffs it off a roller when she studies',
      'sage',
    ],
    ['who does it', withEpilepsy, 'right. what about sage, my sister rubs it on her temples when she revises', 'sage'],
    [
      'who gives it',
      { age: 63, gender: 'male', currentMedications: 'Xeloda' },
      'A cousin is sending him reishi mushroom for the blood',
      'reishi',
    ],
    [
      'whom she nurses',
      { age: 33, gender: 'female', healthConcerns: 'breastfeeding' },
      'He is gaining well. But I was drinking 5 cups of sage tea a day for my cold, could THAT be it?',
      'sage',
    ],
  ])('%s: %o "%s"', (_, asker, question, herb) => {
    const { findings, text } = lastOf(asker, question);

    expect(findings.some(({ subject, severity }) => subject.id === herb && severity !== 'minor')).toBe(true);
    expect(text).not.toMatch(/\byour (?:mother|gran|son|niece|mum|nan|flatmate|sister|cousin|acquaintance)\b/);
  });

  test.each([
    'wife is on at me that belly pain after fat food is gallstones. should I be scared or is she exaggerating',
    'husband keeps nagging me that my cough is bronchitis. should I worry or is he overdoing it',
  ])('who worries: "%s"', (question) => {
    expect(lastOf({ age: 48 }, question).text).not.toMatch(/your (?:wife|husband)/);
  });
});

describe('who is asked for, ails or takes it still is', () => {
  test.each([
    ["my mother's knees hurt. devil's claw?", /your mother/],
    ['my mum has diabetes, can she take cinnamon', /your mum/],
    ['my wife thinks she has gallstones, peppermint oil?', /your wife/],
    ['my father has chemo, a cousin is sending him reishi. ok?', /your father/],
    [
      'My mother comes too, 76, she has Plavix. she nearly died laughing at ginger biscuits. Same for her?',
      /your mother/,
    ],
  ])('"%s"', (question, whom) => {
    expect(lastOf({ age: 44, gender: 'male' }, 'ginger for sea sickness?', question).text).toMatch(whom);
  });

  test('"could he have mine?", of what one takes oneself, is for him', () => {
    const { text } = lastOf(
      { age: 35, gender: 'female' },
      'my father has chemo with capecitabine and feels sick, ginger?',
      'He is low. And I take st johns wort myself, could he have mine?',
    );

    expect(text).toMatch(/your father/i);
  });

  test('"and me?" comes back to the one who writes', () => {
    const { text } = lastOf(
      { age: 34, gender: 'male' },
      'anything for a cough',
      'my lad is 8 months and caught it, honey?',
      'right no honey for him so. and me, how many days before i bother the doctor',
    );

    expect(text).not.toMatch(/a child who|your lad/);
  });
});

describe('a small one is as young as it is told, whatever it is called', () => {
  test.each([
    'my lad Finn is 8 months and caught it off me, can he have a wee spoon of that too',
    'my lad finn is 8 months and caught it off me, can he have some honey',
    'my lass Orla is 7 months and coughing, is honey ok for her?',
    'my kid Leo is 10 months, can he have honey',
    'our twin boys are 9 months, can they have honey?',
    'my little one is 8 months old and coughs at night, can i give honey',
    'my 7 month old coughs, is honey ok',
  ])('"%s"', (question) => {
    const { text } = lastOf({ age: 34 }, 'anything for a cough', 'got thyme and honey. how much', question);

    expect(text).toMatch(/botulism/);
  });
});

describe('who asks is not whom it is for', () => {
  test.each([
    'MIL is asking then steam? bowl of hot water and towel over head',
    'my mum wants to know, what about steam from a basin of hot water?',
  ])('and a bowl of hot water is none for a child: "%s"', (asked) => {
    const { text, level } = lastOf(
      { age: 31 },
      'my son is 3 and has a blocked nose, eucalyptus oil on his pillow?',
      asked,
    );
    expect(level).toBe('none');
    expect(text).toMatch(/No bowl of hot water for a child/);
  });

  test('of a grown-up it is answered as ever', () => {
    expect(lastOf({ age: 31 }, 'steam over a bowl of hot water for my cold?').text).not.toMatch(/for a child/);
  });
});

describe('what others praise, keep in a drawer or live on is asked about for oneself', () => {
  const onStatin = { age: 58, gender: 'female', currentMedications: 'simvastatin, apixaban' };

  test.each([
    ['red-yeast-rice', "red yeast rice, my neighbour's cholesterol dropped with it"],
    ['turmeric', 'mate at golf lives on turmeric shots, should I'],
    ['ginkgo', "and ginkgo? my sister's memory got better on it"],
    ['turmeric', 'turmeric for the knees, my aunt lives by it'],
    ['ginkgo', 'my sister on the same tablets takes ginkgo'],
    ['ginkgo', 'ginkgo for my memory, my uncle swears on it'],
  ])('%s: "%s"', (herb, asked) => {
    const { findings, text } = lastOf(onStatin, asked);
    expect(findings.some(({ subject, severity }) => subject.id === herb && severity !== 'minor')).toBe(true);
    expect(text).not.toMatch(/your (?:neighbour|friend|sister)|yerba/);
  });

  test('"he has that too in the drawer" asks for nobody else, and which of the two of both', () => {
    const talk = [
      'husband swears by his ashwagandha. would it calm me as well',
      'what about magnesium instead, he has that too in the drawer',
    ];
    expect(lastOf({ age: 45, gender: 'female' }, ...talk).text).not.toMatch(/your husband/);
    expect(lastOf({ age: 45, gender: 'female' }, ...talk, 'which of the two tonight?').text).toMatch(
      /I would begin with/,
    );
  });
});

test('wild garlic from the woods is told apart from what kills, also in a soup', () => {
  expect(lastOf({ age: 39 }, 'wild garlic soup tonight from the woods, anything to check').text).toMatch(
    /lily of the valley/,
  );
  expect(lastOf({ age: 39 }, 'garlic in my soup, ok?').text).not.toMatch(/lily of the valley/);
});

test('"the fruit itself", after its seed extract, is the fruit', () => {
  const { findings } = lastOf(
    { age: 58, currentMedications: 'simvastatin' },
    'grapefruit seed extract for my gut?',
    'is the fruit itself ok though',
  );
  expect(findings.some(({ subject, severity }) => subject.id === 'grapefruit' && severity === 'major')).toBe(true);
});

describe('who wants it is whom it is for, whoever praises it', () => {
  test.each([
    ['my husband wants ginkgo for his ears. his golf partner says it cured him', /your husband/],
    ['my husband fancies some turmeric, his brother swears by it', /your husband/],
    ['my sister is thinking of trying valerian, her boss loves it', /your sister/],
  ])('"%s"', (asked, whom) => expect(lastOf({ age: 63, gender: 'female' }, asked).text).toMatch(whom));

  test('and who wants to give it to me is not', () => {
    const { findings, text } = lastOf(
      { age: 63, gender: 'female', currentMedications: 'warfarin' },
      'my husband wants to give me ginkgo',
    );
    expect(findings.map((each) => each.with.name)).toContain('warfarin');
    expect(text).not.toMatch(/your husband/);
  });
});

test('a multivitamin beside a retinoid is warned of for its vitamin A', () => {
  const onRetinoid = { age: 22, currentMedications: 'roaccutane' };
  expect(lastOf(onRetinoid, 'and a vitamin, my mum got me the multi with A to Z').text).toMatch(
    /Not one that holds vitamin A/,
  );
  expect(lastOf({ age: 22 }, 'is a multivitamin ok?').text).not.toMatch(/vitamin A:/);
});

describe('whose example it is', () => {
  const expecting = { age: 33, gender: 'female', healthConcerns: '37 weeks pregnant' };
  test.each([
    'clary sage oil in the bath then, my sister did',
    'what about clary sage, my mum used it',
    'can i have clary sage like my sister did',
  ])('is not whom it is for: "%s"', (asked) =>
    expect(lastOf(expecting, asked).findings.map((each) => each.kind)).toContain('pregnancy'),
  );

  test('is, when it is asked for her', () =>
    expect(lastOf(expecting, 'my sister did raspberry leaf, can she have more').text).toContain('your sister'));
});

test('tea tree is left out as soon as a retinoid is told', () => {
  const { text } = lastOf({ age: 15 }, 'spots on my chin, what helps', 'the skin dr has put me on roaccutane');
  expect(text).toContain('Leave it off the treated skin');
  expect(text).not.toContain('still start with tea tree');
});
