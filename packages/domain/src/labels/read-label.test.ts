import { describe, expect, test } from 'vitest';
import { readLabel } from './read-label.ts';

test('a label gives its product, its herbs with amounts and units, and its warnings', () => {
  const label = readLabel(
    [
      'SLEEP WELL',
      'Melatonin 3 mg',
      'Supplement Facts',
      'Serving Size 1 Tablet',
      'Melatonin 3 mg',
      'Vitamin B6 10 mg',
      'Other ingredients: cellulose',
      'Warning: do not use if pregnant or nursing.',
    ].join('\n'),
  );
  expect(label.primaryHerbKey).toBe('melatonin');
  expect(label.ingredients).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ herbKey: 'melatonin', amount: 3, unit: 'mg' }),
      expect.objectContaining({ herbKey: 'vitamin-b6', amount: 10, unit: 'mg' }),
    ]),
  );
  expect(label.warnings).toEqual([expect.stringMatching(/pregnant or nursing/)]);
});

test('a text without any known name finds no herb and invents nothing', () => {
  const label = readLabel('Grandmother’s kitchen\nBest before 2027');
  expect(label.primaryHerbKey).toBeNull();
  expect(label.ingredients).toEqual([]);
});

const amountsIn = (text: string) =>
  readLabel(text).ingredients.map(({ herbKey, amount, unit }) =>
    amount === null ? herbKey : `${herbKey}=${amount} ${unit}`,
  );

describe('a number of the name is never part of the amount', () => {
  test.each([
    ['Coenzyme Q10 100 mg', 'coenzyme-q10=100 mg'],
    ['Vitamin D3 400 IU', 'vitamin-d=400 IU'],
    ['Vitamin B12 1000 mcg', 'vitamin-b12=1000 mcg'],
    ['Omega 3 6 9 1200 mg', 'omega-3-fish-oil=1200 mg'],
    ['Turmeric extract 4:1 500 mg', 'turmeric=500 mg'],
    ['Milk thistle (80% silymarin) 250 mg', 'milk-thistle=250 mg'],
  ])('"%s"', (text, row) => expect(amountsIn(text)).toEqual([row]));
});

describe('each ingredient gets its own amount', () => {
  test.each([
    ['Zinc 15mg; Copper 2mg', ['zinc=15 mg', 'copper=2 mg']],
    ['Each 10 ml: Elderberry juice concentrate 3.8 g', ['elderberry=3.8 g']],
    ['Vitamin C (as calcium ascorbate) 500 mg', ['vitamin-c=500 mg']],
    ['Ashwagandha root extract\n600 mg', ['ashwagandha=600 mg']],
    ['Vitamine D3 1.000 I.E.', ['vitamin-d=1000 IU']],
    ['Kurkuma-Extrakt 1,5 g', ['turmeric=1.5 g']],
    ['Baldrianwurzel 0,25 g', ['valerian=0.25 g']],
    ['Psyllium husk 1.000 g', ['psyllium=1 g']],
    ['Vitamin C 1,000 mg', ['vitamin-c=1000 mg']],
    ['Elderberry syrup per 10 ml', ['elderberry']],
    ['Elderberry syrup 10 ml twice daily', ['elderberry']],
    ['Ginkgo 5O mg', ['ginkgo=50 mg']],
    ['Proprietary blend 850 mg: Ashwagandha, Rhodiola', ['ashwagandha', 'rhodiola']],
    ['Other ingredients: magnesium stearate, silica', []],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

describe('an amount goes to what it is of', () => {
  test.each([
    ['Inulin (chicory root extract) 200 mg', ['inulin=200 mg', 'chicory']],
    ['Kelp 50 mg (iodine 150 mcg)', ['iodine=150 mcg']],
    ['Total Omega-3s 1280 mg\nEPA (Eicosapentaenoic Acid) 650 mg\nDHA 450 mg', ['omega-3-fish-oil=1280 mg']],
    ['Turmeric\n1000mg with Black Pepper\nBlack pepper extract 5 mg', ['turmeric', 'black-pepper=5 mg']],
    [
      'Vitamin C\nwith Rosehips & Bioflavonoids 1000mg\nRose hips powder 25 mg',
      ['vitamin-c', 'rosehip=25 mg', 'diosmin'],
    ],
    ['Each tablet: 1140 mg extract from fresh Echinacea purpurea herb and 60 mg from root', ['echinacea=1140 mg']],
    ['Lactobacillus rhamnosus GG 5 Billion CFUs', ['probiotics=5 billion CFU']],
    ['Ashwagandha Churna 100 g\nDose: 3-6 g with milk twice a day', ['ashwagandha']],
    ['Dose: valerian 400 mg before bed', ['valerian=400 mg']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

test.each([
  ['line by line', 'Night Rest\nHops 50 mg\nLemon balm leaf 200 mg\nDormivexol 5 mg', ['Dormivexol']],
  ['in one line', 'Hops 50 mg, Dormivexol 5 mg, lemon balm 200 mg', ['Dormivexol']],
  ['without any amount', 'lemon balm, dormivexol', ['dormivexol']],
  ['a medicine, too', 'hops\nramipril\nlemon balm', ['ramipril']],
  ['but no heading or sugar', 'Lemon balm, hops, sugar, herbal tea, 20 tea bags', []],
  ['nor the lines of a pack', 'NIGHT REST\nHops\nfor calm evenings\nVegan', []],
  ['after a heading of its own', 'Ingredients: hops 50 mg, Dormivexol 5 mg', ['Dormivexol']],
  [
    'but words of the package are no ingredient',
    'Night Rest 300 mg\nHops 50 mg\nExtra strength 500 mg\nTake one capsule 300 mg',
    [],
  ],
])('of a list that was typed, what is not known is told too: %s', (_, text, names) => {
  const unknown = readLabel(text).ingredients.filter(({ herbKey }) => herbKey === null);

  expect(unknown.map(({ name }) => name)).toEqual(names);
});

test('what is not known is told with its amount, and no other plant is put in its place', () => {
  const { ingredients } = readLabel(
    'Each tablet contains:\nHimsra (Capparis spinosa) 65 mg\nKasamarda (Cassia occidentalis) 16 mg\nArjuna 32 mg\nTotal sugars 1 g',
  );
  expect(ingredients.map(({ name, amount, herbKey }) => [name, amount, herbKey])).toEqual([
    ['Arjuna', 32, 'arjuna'],
    ['Himsra (Capparis spinosa)', 65, null],
    ['Kasamarda (Cassia occidentalis)', 16, null],
  ]);
});

test.each(['Valel rian root extract 300 mg', 'tract 160 mg'])(
  'a row read twice, once badly, is one row: "%s"',
  (row) => {
    expect(amountsIn(`Supplement Facts\nValerian root extract 300 mg\n${row}`)).toEqual(['valerian=300 mg']);
  },
);

test('a medicine in the package is told, and a medicine that a label only warns of is not', () => {
  const { ingredients } = readLabel(
    'Cold & Flu capsules\nParacetamol 500 mg, Caffeine 25 mg\nDo not take with warfarin 5 mg.',
  );
  expect(ingredients.map(({ name, amount }) => [name, amount])).toEqual([
    ['Caffeine', 25],
    ['acetaminophen', 500],
  ]);
});

test('a row of the label beats what its product’s name makes likely', () => {
  const rows = ['Centrum Women 50+', 'Zinc 15 mg', 'Magnesium 50 mg', 'Calcium 500 mg', 'Vitamin C 100 mg'];
  expect(amountsIn(rows.join('\n'))).not.toContain('iron');
  expect(amountsIn('Centrum Women 50+')).toContain('iron');
});

describe('a scanned label is read past its lookalikes', () => {
  test.each([
    ['B1ack Cohosh 4O mg', ['black-cohosh=40 mg']],
    ['Z1nc 15 mg', ['zinc=15 mg']],
    ['Vitamin B12 1000 mcg', ['vitamin-b12=1000 mcg']],
    ['Elderberry syrup 5 ml contains 3.8 g', ['elderberry=3.8 g']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

describe('what a label warns of reaches the reader', () => {
  test.each([
    'If pregnant or breast-feeding, ask a health professional before use.',
    'Pregnant women should ask their doctor',
    'Not for use by persons under 18.',
    'FOR ADULT USE ONLY',
    'This product is not intended for children',
    'For external use only',
    'Stop use if a rash occurs',
    'See a doctor if symptoms persist',
    'Nicht während der Schwangerschaft einnehmen',
    'Nicht für Kinder geeignet',
    'Advertencias: no consumir en caso de embarazo',
    'Avertissement : ne pas utiliser chez la femme enceinte',
    'Attenzione: non superare la dose consigliata',
    'Advertência: não consumir durante a gravidez',
    'Contains: milk',
    'May contain traces of nuts',
    'Contains shellfish (shrimp, crab).',
  ])('"%s"', (line) => expect(readLabel(`Ginger 250 mg\n${line}`).warnings).toEqual([line]));

  test('a warning that was read twice, the second time badly, is listed once', () => {
    const printed = ['Warning: may cause drowsiness.', 'Keep out of reach of children.'];
    const { warnings } = readLabel(`Ginger 250 mg\n${printed.join(' ')}\n${printed[0]} Keep out of re ach of chil`);
    expect(warnings).toEqual(printed);
  });

  test('a long warning whose second reading has a few letters wrong is listed once, as it was read first', () => {
    const printed = 'WARNING: If you are pregnant, nursing or taking medicines, ask a health professional before use.';
    const again = 'WARNING: If you are pregndl nt, nursing of taking medic ines, ask a health profess jonal before';
    expect(readLabel(`Ginger 250 mg\n${printed}\n${again}`).warnings).toEqual([printed]);
  });

  test.each([
    ['Ask a doctor before use if you have a kidney disease.', 'Ask a doctor before use if you have a heart disease.'],
    ['Keep out of reach of children under 6 years of age.', 'Keep out of reach of children under 3 years of age.'],
  ])('two warnings of much the same words are two', (...printed) => {
    expect(readLabel(`Ginger 250 mg\n${printed.join('\n')}`).warnings).toEqual(printed);
  });

  test('a warning that runs over two lines is one', () => {
    const label = readLabel('Ginger 250 mg\nIf you take blood thinners, ask a\ndoctor before use.');
    expect(label.warnings).toEqual(['If you take blood thinners, ask a doctor before use.']);
  });

  test.each(['Nursing Support Tea', 'Pregnancy Multi', 'Gluten-free', 'Suitable for vegans'])(
    '"%s" warns of nothing',
    (line) => expect(readLabel(`${line}\nFenugreek 600 mg`).warnings).toEqual([]),
  );
});

describe('what a scan misreads is put right', () => {
  test.each([
    ['Vitamin D 5O00 IU', ['vitamin-d=5000 IU']],
    ['Ginger 1ooo mg', ['ginger=1000 mg']],
    ["St. John's Wort\n3OO mg", ['st-johns-wort=300 mg']],
    ['Milk thistle 250 rng', ['milk-thistle=250 mg']],
    ['Zinc 50 m9', ['zinc=50 mg']],
    ['Ginger\n1,000\nmg', ['ginger=1000 mg']],
    ['Echi-\nnacea 400 mg', ['echinacea=400 mg']],
    ['Calcium-\nmagnesium 2:1', ['calcium', 'magnesium']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

describe('what only bears the name of an ingredient is none', () => {
  test.each([
    'Natural mint flavour',
    'Natural vanilla flavor',
    'Zinc oxide (as colorant)',
    'Magnesium stearate',
    'magnesium ste, arate',
  ])('"%s"', (line) => expect(amountsIn(`Ginger 250 mg\n${line}`)).toEqual(['ginger=250 mg']));

  test('what something was made from is not how much there is of it', () => {
    expect(amountsIn('Magnesium (from 500 mg magnesium oxide) 300 mg')).toEqual(['magnesium=300 mg']);
  });
});

test('micrograms are read where a scan makes of their sign what it can, and never as grams', () => {
  const read = readLabel('Biotin 300 meg\nIodine 150 pg\nVitamin B12 61 g\nVitamin D 25 mcg');

  expect(read.ingredients.map(({ herbKey, amount, unit }) => [herbKey, amount, unit])).toEqual([
    ['vitamin-b7', 300, 'mcg'],
    ['iodine', 150, 'mcg'],
    ['vitamin-b12', null, null],
    ['vitamin-d', 25, 'mcg'],
  ]);
});

test('what a package is free of is not in it', () => {
  expect(readLabel('Chamomile 1.5 g\nCaffeine free').ingredients.map(({ name }) => name)).toEqual(['Chamomile']);
  expect(readLabel('Caffeine-free ginger tea').ingredients.map(({ name }) => name)).toEqual(['Ginger']);
});

test('a sentence of ingredients goes on in the next line, between a name and its amount too', () => {
  const { ingredients } = readLabel(
    'Ingredients per capsule: saw palmetto berry extract 320\nmg, pumpkin seed oil 200 mg, ginger\nroot 80 mg.\nTake one daily.',
  );

  expect(ingredients.map(({ name, amount }) => [name, amount])).toEqual([
    ['Saw palmetto', 320],
    ['Pumpkin seed', 200],
    ['Ginger', 80],
  ]);
});

test('an amount behind one that was misread is never given to the name before it', () => {
  const { ingredients } = readLabel(
    'Ingredients: Rhodiola rosea root extract 200 Md: herb extract 300 mg, L-theanine 100 mg',
  );

  expect(ingredients.map(({ name, amount }) => [name, amount])).toEqual([
    ['Rhodiola', null],
    ['L-Theanine', 100],
  ]);
});

test('the allergens a label tells of are no ingredients, and herbs in the same line are', () => {
  expect(amountsIn('Ginger 250 mg\nContains: milk, soy.')).toEqual(['ginger=250 mg']);
  expect(amountsIn('Ingredients: ginkgo leaf, milk')).toEqual(['ginkgo']);
});

describe('what an extract holds, stands for or was made from is no amount of it', () => {
  test.each([
    ['Ginkgo leaf extract standardised to 24% flavone glycosides (28.8 mg) 120 mg', ['ginkgo=120 mg']],
    ['Milk thistle seed extract (standardized to contain 80% silymarin, 200 mg) 250 mg', ['milk-thistle=250 mg']],
    ['Turmeric root extract 500 mg (providing 475 mg curcuminoids)', ['turmeric=500 mg']],
    ['Valerian, equivalent to 900 mg dry herb, extract 150 mg', ['valerian=150 mg']],
    ['Valerian extract equivalent to dry root 900 mg', ['valerian=900 mg']],
    ['Serving size 2 capsules (1,000 mg)\nGinger root 500 mg 12%', ['ginger=500 mg']],
    ['SAMe (S-adenosylmethionine from 800 mg of its tosylate) 400 mg', ['same=400 mg']],
    ['Iron (as ferrous fumarate 78 mg) 25 mg', ['iron=25 mg']],
    ['Zinc (as zinc gluconate 15 mg)', ['zinc=15 mg']],
    ['Calcium (from 1250 mg calcium carbonate)', ['calcium']],
    ['Milk thistle (standardized to 140 mg silymarin)', ['milk-thistle']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

describe('of a mineral the element counts, not the salt it comes as', () => {
  test.each([
    'Magnesium citrate 2,000 mg (providing 320 mg elemental magnesium)',
    'Magnesium bisglycinate 1,600 mg\nproviding elemental magnesium 320 mg',
    'Magnesium (elemental) 320 mg from magnesium citrate 2,000 mg',
    'Magnesium (from 2,000 mg magnesium citrate) 320 mg',
  ])('"%s"', (text) => expect(amountsIn(text)).toEqual(['magnesium=320 mg']));
});

test('what a portion holds counts, not what 100 ml hold', () => {
  expect(amountsIn('Per 100 ml: Vitamin C 80 mg\nPer dose (10 ml): Vitamin C 8 mg')).toEqual(['vitamin-c=8 mg']);
});

test('how often something is taken makes its amount no portion', () => {
  expect(amountsIn("St. John's Wort 300 mg 3 times daily")).toEqual(['st-johns-wort=300 mg']);
});

test('digits that a scan parted are no amount: nobody knows whether they are one number', () => {
  expect(amountsIn('Ginger 2 50 mg')).toEqual(['ginger']);
  expect(amountsIn('Ginger 2 x 50 mg')).toEqual(['ginger=50 mg']);
  expect(amountsIn('Vitamin B 12 500 mcg')).toEqual(['vitamin-b12=500 mcg']);
});

describe('a maker whose name is nearly that of an ingredient is none', () => {
  test.each([
    ['OAKWELL\nZinc 8 mg', ['zinc=8 mg']],
    ['| OAKWELL 4\nZinc 8 mg', ['zinc=8 mg']],
    ['VALCRIAN\nHops 50 mg', ['valerian', 'hops=50 mg']],
    ['KAMILLENTEE\nZinc 8 mg', ['chamomile', 'zinc=8 mg']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

describe('the weight of a blend is no amount of its last herb', () => {
  test.each([
    ['Proprietary blend: Ashwagandha, Rhodiola 850 mg', ['ashwagandha', 'rhodiola']],
    ['Proprietary Blend (Valerian root, Hops, Passionflower) 500 mg', ['valerian', 'hops', 'passionflower']],
    ['Calm blend: Valerian 300 mg, Hops 100 mg', ['valerian=300 mg', 'hops=100 mg']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});

describe('numbers and units a scan took for letters are amounts all the same', () => {
  test.each([
    ['Collagen peptides lg T', ['collagen=1 g']],
    ['Vitamin A Ig', ['vitamin-a']],
    ['Ginger S00 mg', ['ginger=500 mg']],
    ['Ginger Soo rng', ['ginger=500 mg']],
    ['Ginger 1. 5 g', ['ginger=1.5 g']],
    ['Ginger 500 mgt', ['ginger=500 mg']],
    ['Selenium 55 1g 100 %', ['selenium=55 mcg']],
    ['Selenium 55 jug 100 %', ['selenium=55 mcg']],
    ['Selenium 55 ng 100 %', ['selenium=55 mcg']],
    ['Magnesium 150 mgd 40 %', ['magnesium=150 mg']],
    ['Rhodiola rosea root extract 2 00 mg', ['rhodiola=200 mg']],
    ['Selenium 1 g', ['selenium']],
    ['Ginger 0 mg', ['ginger']],
    ['Vitamin B12 mcg', ['vitamin-b12']],
    [
      'Ingredients per capsule: peppermint leaf 150 mg, fennel seed\n100 mg, ginger root 80 mg.',
      ['peppermint=150 mg', 'fennel=100 mg', 'ginger=80 mg'],
    ],
    ['Magnesium (as magnesium 48%\nglycinate) 200 mg 48%', ['magnesium=200 mg']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});
