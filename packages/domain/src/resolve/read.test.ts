import { describe, expect, test } from 'vitest';
import { listMedicines } from '../medicines/catalogue.ts';
import { resolveName } from './resolve-name.ts';
import { readList, readText } from './read.ts';

const idsIn = (text: string) => readText(text).mentions.map(({ id }) => id);

describe('a product of several medicines stands for all of them', () => {
  test.each([
    ['Excedrin', ['acetaminophen', 'aspirin', 'caffeine']],
    ['co-codamol 30/500', ['codeine', 'acetaminophen']],
    ['Tylenol PM', ['acetaminophen', 'diphenhydramine']],
    ['NyQuil', ['acetaminophen', 'dextromethorphan', 'doxylamine']],
    ['Percocet 5/325', ['oxycodone', 'acetaminophen']],
    ['Janumet', ['metformin', 'sitagliptin']],
    ['Hyzaar', ['losartan', 'hydrochlorothiazide']],
    ['Nurofen Plus', ['ibuprofen', 'codeine']],
  ])('"%s"', (text, parts) => expect(idsIn(text)).toEqual(expect.arrayContaining(parts)));

  test('co-amoxiclav is the penicillin it is', () => {
    expect(idsIn('co-amoxiclav')).toContain('amoxicillin-clavulanate');
  });
});

describe('the form a plant of another language comes in', () => {
  test.each([
    ['ajo en polvo', ['garlic']],
    ['polvo de jengibre', ['ginger']],
    ['Knoblauchpillen', ['garlic']],
    ['Baldrianperlen', ['valerian']],
  ])('"%s" is no name of its own', (text, herbs) => expect(readList(text).mentions.map(({ id }) => id)).toEqual(herbs));
});

describe('medicines are named by what they are for', () => {
  test.each([
    ['anti-rejection medicine', 'class:immunosuppressant'],
    ['high blood pressure medicine', 'class:antihypertensive'],
    ['epilepsy tablets', 'class:antiepileptic'],
    ['my cholesterol pills', 'class:statin'],
    ['malaria pills', 'class:antimalarial'],
  ])('"%s"', (text, id) => expect(idsIn(text)).toContain(id));
});

describe('lists are read whichever sign parts them', () => {
  test.each([
    ['echinacea & goldenseal', ['echinacea', 'goldenseal']],
    ['Glucosamine and chondroitin', ['glucosamine', 'chondroitin']],
    ['L-theanine 200 mg with coffee', ['l-theanine', 'coffee']],
    ['tumeric&ginger', ['turmeric', 'ginger']],
    ['fluoxetine/olanzapine', ['fluoxetine', 'olanzapine']],
    ['lisinoprilhctz', ['lisinopril', 'hydrochlorothiazide']],
  ])('"%s"', (text, ids) => expect(idsIn(text)).toEqual(expect.arrayContaining(ids)));

  test.each([
    ['aspirin81', 'aspirin'],
    ['vitD3', 'vitamin-d'],
    ['Vitamine C 500', 'vitamin-c'],
  ])('"%s" is run together', (text, id) => expect(idsIn(text)).toContain(id));
});

test.each(['Tea tree oil, gargled', 'Tea tree oil, swallowed', 'ginger, Tea tree oil, by mouth'])(
  'how something is taken belongs to it, comma or not: "%s"',
  (typed) => {
    const oil = readList(typed).mentions.find(({ id }) => id === 'tea-tree');

    expect(oil?.form).toBe('extract');
  },
);

describe('what is not known is handed back', () => {
  test.each(['zorblaxin warfarin', 'warfarin zorblaxin', 'zorblaxin and warfarin'])('"%s"', (text) => {
    expect(readList(text).unrecognised).toEqual(['zorblaxin']);
    expect(readText(text).unrecognised).toEqual(['zorblaxin']);
  });

  test.each([
    ['ginger lily', 'ginger lily'],
    ['sea lavender tea', 'sea lavender'],
    ['I drink white sage tea', 'white sage'],
    ['Panax vietnamensis', 'Panax vietnamensis'],
  ])('"%s" may be another plant', (text, phrase) => expect(readText(text).unrecognised).toContain(phrase));

  test.each([
    'digoxin 125 micrograms',
    'sumatriptan as needed',
    'tramadol 50mg four times a day',
    'L-arginine 5 grams',
    'morphine oral solution',
    'amlodipine besylate',
    'metoprolol succinate ER 50 mg',
    'organic ginger tea',
    'French lavender',
    'black coffee',
    'Zoloft for depression',
    'Eliquis twice daily',
    'metformin 500 mg every second day',
    'methotrexate 10 mg once weekly on Mondays',
    'Lantus SoloStar pre-filled pen, 20 units at noon',
    'sertraline 50 mg, reducing dose',
    'sage essential oil',
    'turmeric liposomal, one scoop',
    'freeze-dried nettle, alcohol free',
    'cold-pressed black seed oil',
  ])('"%s" is understood as a whole', (text) => expect(readList(text).unrecognised).toEqual([]));

  test.each([
    'n/a',
    'none',
    'None.',
    'None at present',
    'no known allergies',
    'No allergies that I know of.',
    'not that I’m aware of',
    'I am not taking anything',
    'no tablets',
    'нет',
  ])('"%s" names nothing', (text) => {
    expect(resolveName(text)).toEqual([]);
    expect(readList(text)).toEqual({ mentions: [], unrecognised: [] });
  });

  test.each(['The box says 120 mg of ginkgo', 'nearly 300 mg of magnesium', 'turmeric, one scoop 5 g'])(
    '"%s" names nothing unknown',
    (text) => expect(readText(text).unrecognised).toEqual([]),
  );

  test.each(['unknown', 'too many to list', 'prefer not to say'])('"%s" is no "none"', (text) => {
    expect(readList(text).unrecognised).toEqual([text]);
  });
});

test('every part a brand is made of is known', () => {
  expect(listMedicines().length).toBeGreaterThan(300);
  expect(idsIn('Circadin')).toContain('melatonin');
});

describe('one known part of a slashed name never silences the others', () => {
  test.each([
    ['ABC/3TC/DTG', ['ABC']],
    ['amlodipine/zorblax', ['zorblax']],
    ['warfarin 5 mg/day', []],
    ['paracetamol/codeine', []],
  ])('"%s"', (typed, expected) => expect(readList(typed).unrecognised).toEqual(expected));
});

describe('whoever types an illness is offered no plant named after it', () => {
  test.each(['asthma', 'cancer', 'diabetes'])('"%s"', (typed) => expect(resolveName(typed)).toEqual([]));
});

describe('what stays outside the body is not swallowed', () => {
  const formsOf = (text: string) => readText(text).mentions.map(({ form }) => form);

  test.each([
    "St John's wort face cream",
    'turmeric hair mask',
    'licorice body lotion',
    'lavender bag in the wardrobe',
    'rosemary on my hair',
    'rubbed ginger on my joints',
    'after-sun gel with aloe vera',
  ])('%s', (text) => {
    expect(formsOf(text)).toEqual(['topical']);
  });

  test.each([
    'turmeric capsules for hair and nails',
    'turmeric pills for my skin',
    'melatonin spray',
    'chamomile tea bags',
    'fish oil gel capsules',
  ])('%s', (text) => {
    expect(formsOf(text)).not.toContain('topical');
  });

  test.each([
    'saffron in paella',
    'nutmeg in mashed potato',
    'pasta with garlic',
    'a dash of turmeric',
    'ginger biscuits',
  ])('%s is a food', (text) => {
    expect(formsOf(text)).toEqual(['food']);
  });

  test.each([
    ['basil and oregano on pizza', ['food', 'food']],
    ['can I have thyme or rosemary in my stew?', ['food', 'food']],
    ['valerian and ginger in my soup', ['unspecified', 'food']],
    ['thyme and rosemary in capsules', ['unspecified', 'unspecified']],
  ])('what stands beside it in the dish is in the dish, if it is eaten: %s', (text, forms) => {
    expect(formsOf(text)).toEqual(forms);
  });

  test.each(['a bit of mucuna in my smoothie', 'mucuna beans in a curry', 'a pinch of red yeast rice'])(
    'what holds a medicine is none, however little: %s',
    (text) => expect(formsOf(text)).not.toContain('food'),
  );
});

describe('an amount stays with its name', () => {
  test('the comma of a thousand parts no list', () => {
    expect(readList('vitamin D 50,000 IU weekly, zinc 25 mg')).toMatchObject({
      mentions: [{ id: 'vitamin-d' }, { id: 'zinc' }],
      unrecognised: [],
    });
  });

  test('fifty thousand units of a vitamin are no homeopathic dilution', () => {
    expect(readList('vitamin D 50k IU').mentions).toMatchObject([{ id: 'vitamin-d', negated: false }]);
    expect(readList('arnica 50k').mentions).toMatchObject([{ id: 'arnica', negated: true }]);
  });

  test.each([
    ['belladonna D30', true],
    ['belladonna 30x', true],
    ['belladonna D6', false],
    ['belladonna 6x', false],
    ['belladonna 30 x 500 mg', false],
    ['vitamin D 30', false],
  ])('"%s" holds nothing of it: %s', (text, isDilutedAway) => {
    expect(readList(text).mentions[0]?.negated).toBe(isDilutedAway);
  });
});

describe('a pinch behind a comma is food, and a product by its letters is a name', () => {
  test.each(['nutmeg, pinch on custard', 'turmeric, a sprinkle in soup', 'cinnamon, dash on my porridge'])(
    '%s',
    (text) => expect((text.split(' ').length > 4 ? readText : readList)(text).mentions[0]?.form).toBe('food'),
  );

  test('"Vorasulfan XR and a peppermint tea" leaves the first unread', () =>
    expect(readText('Vorasulfan XR and a peppermint tea').unrecognised).toEqual(['Vorasulfan']));

  test('rubs and sprays stay on the skin', () => {
    expect(readList('white flower oil').mentions[0]?.form).toBe('topical');
    expect(readList('magnesium oil spray').mentions[0]?.form).toBe('topical');
    expect(readList('magnesium oil swallowed').mentions[0]?.form).not.toBe('topical');
    expect(readList('magnesium 400 mg').mentions[0]?.form).not.toBe('topical');
  });
});

describe('names made of words that tell how something is taken are names', () => {
  const listed = (text: string) => readList(text).mentions.map(({ id }) => id);

  test.each([
    ['ramipril, water tablet', ['ramipril', 'class:diuretic']],
    ['lamotrigine, the pill', ['lamotrigine', 'class:hormonal-contraceptive']],
    ['metformin, two tablets a day', ['metformin']],
    ['metformin, one a day', ['metformin']],
    ['ramipril and inhaler', ['ramipril', 'class:beta-agonist']],
    ['Ventolin inhaler', ['albuterol', 'asthma']],
  ])('"%s"', (text, ids) => expect(listed(text)).toEqual(ids));

  test.each([
    ['L-arginine 5 g pre workout', ['l-arginine']],
    ['citrulline taken pre-workout', ['l-citrulline']],
    ['creatine and pre workout', ['creatine', 'caffeine']],
    ['I take pre workout daily', ['caffeine']],
    ['38 degrees Celsius', []],
    ['Celsius', ['guarana', 'green-tea']],
    ['what is in Celsius', ['guarana', 'green-tea']],
    ['is Ensure ok', ['nutrition-drink']],
    ['two bottles of Ensure a day', ['nutrition-drink']],
    ['how do I ensure that I sleep', []],
    ['make sure to ensure good sleep', []],
  ])('words with another sense: "%s"', (text, ids) =>
    expect(
      readText(text)
        .mentions.filter(({ kind }) => kind !== 'condition')
        .map(({ id }) => id),
    ).toEqual(ids),
  );

  test.each(['whey protein shake', 'spearmint sweets', 'henna paste on hands', 'schizandra berry pwdr'])(
    '"%s" leaves nothing unknown',
    (text) => expect(readList(text).unrecognised).toEqual([]),
  );

  test('an oil rubbed on both knees is on the skin', () =>
    expect(readText('wintergreen oil rub (methyl salicylate) all over both knees').mentions).toSatisfy(
      (all: readonly { form: string }[]) => all.length > 0 && all.every(({ form }) => form === 'topical'),
    ));

  test('HIV found years ago is had today', () => {
    const ids = readText('diagnosed with HIV infection in 2019').mentions;
    expect(ids).toMatchObject([{ id: 'hiv', negated: false }]);
  });
});

describe('what a list says twice, or says of how bad it was', () => {
  const idsIn = (text: string) => readList(text).mentions.map(({ id }) => id);

  test.each([
    ['insulin lantus 20 units', ['insulin-glargine']],
    ['blood thinner warfarin', ['warfarin']],
    ['insulin and metformin', ['class:insulin', 'metformin']],
  ])('“%s” is %j', (text, ids) => expect(idsIn(text)).toEqual(ids));

  test.each([
    'peanut anaphylaxis',
    'latex (hives)',
    'shellfish - swelling',
    'aspirin - came out in hives',
    'penicillin, brought me out in a rash',
    'peanuts: lips swelled up',
    'codeine (made me sick), broke out in spots',
  ])('“%s” leaves nothing unread', (text) => {
    const { mentions, unrecognised } = readList(text, { areAllergies: true });

    expect(unrecognised).toEqual([]);
    expect(mentions.map(({ id }) => id)).not.toContain('onion-garlic-family');
  });
});

describe('what is not borne in a message is no denial', () => {
  const allergies = (text: string) =>
    readText(text).mentions.flatMap(({ id, allergy, negated }) => (allergy && !negated ? [id] : []));

  test.each([
    'i cant eat peanuts btw, swell up',
    "I can't have peanuts, I come out in hives",
    'can not touch latex, itchy',
  ])('"%s"', (text) => expect(allergies(text)).toHaveLength(1));

  test.each(['no peanut allergy', 'i can eat peanuts'])('"%s"', (text) => expect(allergies(text)).toEqual([]));
});

test.each(['got it from holland & barretts', 'Holland and Barretts own', 'holland n barrett'])(
  'the shop is no illness of the gullet: "%s"',
  (text) => expect(readText(text).mentions).toEqual([]),
);

test('and the illness is', () =>
  expect(readText('I have barretts & asthma').mentions.map(({ id }) => id)).toEqual(['reflux', 'asthma']));
