import { describe, expect, test } from 'vitest';
import { readList, readText } from './read.ts';

const inText = (text: string) => readText(text).mentions.filter(({ negated }) => !negated);
const keysIn = (text: string) => inText(text).map(({ id }) => id);

describe('a plant’s name that means something else', () => {
  test.each([
    'my name is Rosemary and I live in Wales',
    'we live on Hawthorn Road',
    'I rue the day I moved here',
    'a mint condition first edition',
    'the iron gate squeaks',
    'a pot plant on the sill',
    'in good spirits',
    'my friend Jennifer from Canada told me',
    'catherine and oliver live in brazil',
    'Dr Milton in Maryland says hello',
    'my gran is in St John’s Hospital',
    'we sailed round the Scillies in June',
    'our flatmate ole plays the drums',
    'my friend Yasmin told me',
    'my milk is drying up',
    'my husband Trevor sleeps badly',
    'Oliver’s tired and Charlie’s hungry',
    'Celia is 40, Marian’s 52',
    'Desmond, Moritz and Bettina are coming over',
    'Lina’s worn out, and Melissa wants to sleep',
    'Hana is 31 and Mel’s ill',
    'Mrs Romero and Mr Diaz live next door',
  ])('"%s" names nothing taken', (text) => expect(keysIn(text)).toEqual([]));

  test.each([
    ['Hello. Valerian and warfarin?', ['valerian', 'warfarin']],
    ['rosemary tea for my mum', ['rosemary']],
    ['iron my doctor gave me', ['iron']],
    ['I take Yasmin', ['ethinylestradiol-drospirenone']],
    ['honey is 80 % sugar, ginger is 3 euros', ['honey', 'ginger']],
    ['a tremmor and celiak disease', ['tremor', 'autoimmune-disease', 'celiac-disease']],
    ['st johns with sertraline', ['st-johns-wort', 'sertraline']],
    ["St. John's for low mood", ['st-johns-wort', 'depression']],
    ['turmeric with my milk', ['turmeric', 'dairy']],
  ])('"%s" still names what is taken', (text, keys) => expect(keysIn(text)).toEqual(keys));
});

describe('what only ends like a known plant', () => {
  test.each(['brindlewort', 'sunberry tea', 'cornflower'])('"%s" is handed back, not taken for another', (text) => {
    const { mentions, unrecognised } = readList(text);

    expect(mentions).toEqual([]);
    expect(unrecognised).not.toEqual([]);
  });

  test.each([
    ['muggwort', 'mugwort'],
    ['elderbery', 'elderberry'],
    ['cranbery', 'cranberry'],
    ['motherwrt', 'motherwort'],
  ])('"%s" is still %s', (text, key) => expect(keysIn(text)).toEqual([key]));
});

describe('how a name is written', () => {
  test.each([
    ['warfarin5mg', 'warfarin'],
    ['SJW300', 'st-johns-wort'],
    ['vitmin K', 'vitamin-k'],
    ['Baldriantropfen', 'valerian'],
    ['Metoprololsuccinat 47,5', 'metoprolol'],
    ['Bisoprololfumarat', 'bisoprolol'],
    ['Losartankalium', 'losartan'],
    ['Metfohexal 850', 'metformin'],
    ['Simvabeta', 'simvastatin'],
    ['Menthae piperitae aetheroleum', 'peppermint-oil'],
    ['aspirin low dose, clopi, bisop', 'clopidogrel'],
    ['crocin', 'acetaminophen'],
  ])('"%s" is %s', (text, key) => expect(readList(text).mentions.map(({ id }) => id)).toContain(key));

  test('a German compound tells its form, a brand that ends alike does not', () => {
    expect(inText('Kamillentee')[0]?.form).toBe('tea');
    expect(inText('Fybogel')[0]?.form).toBe('unspecified');
  });
});

describe('the form of a medicine', () => {
  test.each(['hydrocortisone cream 1%', 'steroid nasal spray', 'ciprofloxacin ear drops'])('"%s" stays local', (text) =>
    expect(inText(text)[0]?.form).toBe('topical'),
  );

  test.each(['warfarin and steroid cream', 'tacrolimus capsules and ointment', 'oestrogen gel', 'salbutamol inhaler'])(
    '"%s" begins with one that does not',
    (text) => expect(inText(text)[0]?.form).toBe('unspecified'),
  );

  test('without codeine, warfarin is taken all the same', () => {
    expect(keysIn('paracetamol without codeine and warfarin')).toEqual(['acetaminophen', 'warfarin']);
  });
});

describe('a name of several words', () => {
  test.each(['huang jing', 'spine injections', 'fibrous supplement'])(
    '"%s" is not the name of something else, one word of which looks a little like it',
    (text) => expect(readList(text).mentions).toEqual([]),
  );

  test.each([
    ['evening primrse oil', 'evening-primrose-oil'],
    ['saw palmeto berry', 'saw-palmetto'],
    ['zinc suplement', 'zinc'],
  ])('"%s" is still taken for what was meant', (text, key) =>
    expect(readList(text).mentions.map(({ id }) => id)).toContain(key),
  );
});

describe('a scientific name as labels shorten it', () => {
  test.each([
    ['Glycyrrh. glabra rad.', 'licorice'],
    ['Valer. off. rad.', 'valerian'],
    ['Valeriana off.', 'valerian'],
    ['Panax gins. rad.', 'asian-ginseng'],
    ['Silyb. mar. fruct. extr. 200 mg', 'milk-thistle'],
  ])('"%s" is %s', (text, key) => {
    const { mentions, unrecognised } = readList(text);

    expect(mentions.map(({ id }) => id)).toEqual([key]);
    expect(unrecognised).toEqual([]);
  });

  test.each(['I take it with tea. Off to bed now', 'Sal. Nice to meet you'])('"%s" is none', (text) =>
    expect(keysIn(text)).toEqual([]),
  );
});

test.each([
  ['uav ursi', 'uva-ursi'],
  ['re yeast rice', 'red-yeast-rice'],
  ['syrian re', 'syrian-rue'],
])('"%s", alone in an entry, is %s with a slip in a short word', (typed, key) => {
  expect(readList(typed).mentions.map(({ id }) => id)).toEqual([key]);
});
