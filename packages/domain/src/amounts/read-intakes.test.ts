import { describe, expect, test } from 'vitest';
import { readText } from '../resolve/read.ts';
import { intakesIn } from './read-intakes.ts';

/** Each substance with what is read of it a day. */
function read(text: string): Record<string, number | null> {
  const intakes = intakesIn(text, readText(text).mentions);
  return Object.fromEntries(
    intakes.map(({ substance, amount }) => [substance ?? 'anything', amount && Math.round(amount * 10) / 10]),
  );
}

describe('an amount is read as it is written', () => {
  test.each([
    ['selenium 800 mcg', { selenium: 800 }],
    ['selenium 300 µg', { selenium: 300 }],
    ['selenium 0.2 mg', { selenium: 200 }],
    ['vitamin C 1,500 mg', { 'vitamin-c': 1500 }],
    ['vitamin C 1½ g', { 'vitamin-c': 1500 }],
    ['half a gram of vitamin C', { 'vitamin-c': 500 }],
    ['fifty thousand IU of vitamin D', { 'vitamin-d': 1250 }],
    ['vitamin D 10.000 I.E.', { 'vitamin-d': 250 }],
    ["vitamin D 50'000 IU", { 'vitamin-d': 1250 }],
    ['fish oil EPA/DHA 2 g', { 'epa-and-dha': 2000 }],
    ['vitamin D 8000 units', { 'vitamin-d': 200 }],
    ['vitamin D3 5000', { 'vitamin-d': 125 }],
    ['500 mg vitamin C, 25 mg zinc', { 'vitamin-c': 500, zinc: 25 }],
    ['calcium 600 mg and vitamin D 400 IU', { calcium: 600, 'vitamin-d': 10 }],
    ['Vitamin D3 125 mcg (5000 IU)', { 'vitamin-d': 125 }],
    ['calcium/vitamin D 600 mg/400 IU', { calcium: 600, 'vitamin-d': 10 }],
    ['calcium and vitamin D 600 mg/400 IU', { calcium: null, 'vitamin-d': 10 }],
    ['d3/k2 5000iu/100mcg', { 'vitamin-d': 125 }],
    ['omeprazole 20 mg, zinc', { zinc: null }],
    ['aspirin 81 mg w/ vitamin E 400', { 'vitamin-e': null }],
    ['Lisinopril 10 mg - Vitamin D3 2000 IU - Zinc 50 mg', { 'vitamin-d': 50, zinc: 50 }],
    ['zinc with 2 mg copper', { zinc: null, copper: 2 }],
    ['zinc 15 mg copper', { zinc: 15, copper: null }],
    ['kelp tablets, 325 mcg iodine', { iodine: 325 }],
    ['two magnesium tablets of 400 mg three times a day', { magnesium: 2400 }],
    ['two magnesium 400 mg tablets three times a day', { magnesium: 2400 }],
    ['I take two of my 400 mg magnesium tablets three times a day', { magnesium: 2400 }],
    ['zinc tablets 25 mg, pack of 2', { zinc: 25 }],
  ])('%s', (text, amounts) => {
    expect(read(text)).toEqual(amounts);
  });
});

describe('how many and how often are reckoned in', () => {
  test.each([
    ['magnesium 200 mg twice daily', 400],
    ['magnesium 200 mg bid', 400],
    ['magnesium 200 mg 3x a day', 600],
    ['magnesium 100 mg every 6 hours', 400],
    ['3 caps of magnesium 100 mg', 300],
    ['magnesium 100 mg x6', 600],
    ['magnesium 100 mg, 2 tablets three times a day', 600],
    ['magnesium 700 mg once a week', 100],
    ['magnesium 700 mg 3 times a week', 300],
    ['magnesium 300 mg every other day', 150],
    ['magnesium 700 mg every Monday and Friday', 200],
    ['magnesium 100 mg 1-0-1', 200],
    ['magnesium 100 mg tablets, two at night', 200],
    ['3 magnesium tablets, 100 mg each', 300],
    ['magnesium 100 mg one time a day', 100],
    ['magnesium 0.1 g (100 mg) x5', 500],
    ['quarter of a magnesium 400 mg tablet', 100],
    ['magnesium 300 mg a month', 10],
    ['half a magnesium 400 mg tablet', 200],
    ['magnesium 400 mg, 120 tablets', 400],
    ['magnesium 2 capsules (400 mg)', 400],
    ['magnesium 400 mg a day divided in 2 doses', 400],
    ['magnesium 200-400 mg', 200],
    ['Magnesium 200 mg morgens und abends', 400],
    ['Magnesium 200 mg zweimal täglich', 400],
    ['magnésium 200 mg matin, midi et soir', 600],
    ['magnesio 200 mg tres veces al día', 600],
    ['magnesio 200 mg due volte al giorno', 400],
    ['Magnesium 200 mg 3x1', 600],
    ['Magnesium 1400 mg alle 2 Wochen', 100],
    ['Magnesium 3000 mg einmal im Monat', 100],
    ['magnesio 3000 mg al mes', 100],
    ['magnésium 9000 mg tous les 3 mois', 100],
    ['magnésium 9100 mg par trimestre', 100],
    ['magnesio 1500 mg ogni 15 giorni', 100],
    ['magnésio 3000 mg por mês', 100],
    ['magnesium 700 mg weekly x 8 weeks', 100],
    ['magnesium 300 mg for a month', 300],
  ])('%s: %d mg', (text, milligrams) => {
    expect(read(text)['magnesium']).toBe(milligrams);
  });
});

describe('a compound counts with what it holds of the substance', () => {
  test.each([
    ['zinc gluconate 50 mg', 7.2],
    ['zinc gluconate 50 mg elemental', 50],
    ['zinc (as zinc gluconate) 50 mg', 50],
    ['zinc sulfate 220 mg (50 mg elemental zinc)', 50],
    ['zinc sulfate 220 mg (50 mg zinc)', 50],
    ['zinc (zinc gluconate) 50 mg', 7.2],
    ['zinc carnosine 75 mg', null],
    ['zinc 50 mg', 50],
  ])('%s', (text, milligrams) => {
    expect(read(text)['zinc']).toBe(milligrams);
  });
});

describe('what is not certain is no amount', () => {
  test.each([
    ['kelp 600 mg', 'iodine'],
    ['green tea extract 800 mg', 'egcg'],
    ['fish oil 1000 mg', 'epa-and-dha'],
    ['3000mg fish oil (900 EPA 600 DHA)', 'epa-and-dha'],
    ['vitamin D 600 mg', 'vitamin-d'],
    ['zinc up to 80 mg', 'zinc'],
    ['less than 40 mg zinc', 'zinc'],
    ['vitamin C 25 g infusion', 'vitamin-c'],
    ['selenium level 120 mcg/l', 'selenium'],
    ['zinc 2 mg/kg', 'zinc'],
    ['take 2 500 mg tablets of vitamin C', 'vitamin-c'],
  ])('%s', (text, substance) => {
    expect(read(text)[substance]).toBeNull();
  });

  test.each([
    'zinc cream 20 mg',
    'beta-carotene 25,000 IU',
    'vitamin A (as beta-carotene) 25,000 IU',
    'I never take zinc 50 mg',
  ])('%s tells of nothing swallowed that counts', (text) => {
    expect(read(text)).toEqual({});
  });
});

test('of two amounts told as alternatives the smaller one is certain', () => {
  expect(read('melatonin 10 mg or melatonin 5 mg')).toEqual({ melatonin: 5 });
});

test('a multivitamin may bring of everything, and nobody knows how much', () => {
  expect(read('multivitamin')).toEqual({ anything: null });
});
