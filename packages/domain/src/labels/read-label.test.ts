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

describe('a scanned label is read past its lookalikes', () => {
  test.each([
    ['B1ack Cohosh 4O mg', ['black-cohosh=40 mg']],
    ['Z1nc 15 mg', ['zinc=15 mg']],
    ['Vitamin B12 1000 mcg', ['vitamin-b12=1000 mcg']],
    ['Elderberry syrup 5 ml contains 3.8 g', ['elderberry=3.8 g']],
  ])('"%s"', (text, rows) => expect(amountsIn(text)).toEqual(rows));
});
