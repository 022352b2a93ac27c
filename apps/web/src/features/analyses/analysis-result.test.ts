import { expect, test } from 'vitest';
import { amountsOf, dosageOf, fromPast, type IngredientRow, itemsOf, rowsOf, toResult } from './analysis-result.ts';

const row = (name: string, amount = '', unit = ''): IngredientRow => ({ key: 0, name, amount, unit });

test('every name is checked once, the chosen herb among them', () => {
  expect(itemsOf([row('Valerian'), row(' valerian '), row('')], 'Chamomile')).toEqual(['valerian', 'Chamomile']);
});

test('no more names are checked at once than the check takes', () => {
  const rows = Array.from({ length: 80 }, (_, place) => row(`Herb ${place}`));

  expect(itemsOf(rows, null)).toHaveLength(60);
});

test('an amount is checked in the words of the label, and as it was typed once it was changed', () => {
  const kelp = { ...row('Iodine', '600', 'mg'), line: 'Kelp powder 600 mg' };

  expect(amountsOf([kelp, row('Zinc', '25', 'mg'), row('Valerian')])).toEqual([
    { item: 'Iodine', told: 'Kelp powder 600 mg' },
    { item: 'Zinc', told: 'Zinc, 25 mg' },
  ]);
});

test('a dosage is what is printed, or nothing', () => {
  expect(dosageOf(row('Valerian', '450', 'mg'))).toBe('450 mg');
  expect(dosageOf(row('Valerian', '', 'mg'))).toBeNull();
});

test('without a label the named herb is the one ingredient, and without a name there is none', () => {
  expect(rowsOf({ label: null, herbName: 'Valerian', isPlant: false }).map(({ name }) => name)).toEqual(['Valerian']);
  expect(rowsOf({ label: null, herbName: null, isPlant: false })).toEqual([]);
});

test('a plant in a photo lists nothing that could be taken', () => {
  const candidates = [{ herbId: 5, name: 'Chamomile', confidence: 'high', because: 'photo' }] as const;
  const analysis = {
    id: 1,
    result: '',
    createdAt: '',
    herbName: 'Chamomile',
    findings: [],
    unrecognised: [],
    products: [],
  };
  const result = toResult(
    { ...analysis, candidates: [...candidates], engine: 'model' },
    { hasPicture: true, confidence: null },
  );

  expect(result).toMatchObject({ isPlant: true, herbName: 'Chamomile' });
  expect(rowsOf(result)).toEqual([]);
});

test.each([
  [0.59, true],
  [0.6, false],
  [null, false],
])('a photo read with a confidence of %j is told to be hard to read: %j', (confidence, isReadPoorly) => {
  const analysis = { id: 1, result: '', createdAt: '', candidates: [], findings: [], unrecognised: [], products: [] };

  expect(toResult({ ...analysis, engine: 'built-in' }, { hasPicture: true, confidence })).toMatchObject({
    isReadPoorly,
  });
});

const past = {
  id: 5,
  userId: 1,
  result: '<p></p>',
  herbId: null,
  herbName: null,
  productName: null,
  ingredientCount: 0,
  hasPicture: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  candidates: [],
  products: [],
};

test('a reply that holds no more than the words, or the herb, is shown all the same', () => {
  const asked = { hasPicture: true, confidence: null };

  expect(toResult({ result: 'Nothing was recognised.' }, asked)).toMatchObject({
    result: 'Nothing was recognised.',
    herbName: null,
    originalImage: null,
    candidates: [],
    products: [],
    isPlant: false,
  });
  const texts = { scientificName: null, description: null, uses: null, precautions: null };
  const matchedHerb = { id: 5, key: 'chamomile', name: 'Chamomile', ...texts, createdAt: '' };
  const ofTheHerb = { result: '', herbId: 5, herbName: 'Chamomile' };
  expect(toResult({ matchedHerb }, asked)).toMatchObject(ofTheHerb);
  expect(fromPast({ matchedHerb })).toMatchObject(ofTheHerb);
});

test('a past analysis of typed words asks for no picture', () => {
  expect(fromPast({ ...past, hasPicture: false }).originalImage).toBeNull();
  expect(fromPast(past).originalImage).toBe('/api/analyses/5/image');
});

test('a plant that was looked at before still lists nothing that could be taken', () => {
  const candidates = [{ herbId: 5, name: 'Chamomile', confidence: 'high', because: 'photo' }] as const;

  expect(rowsOf(fromPast({ ...past, herbId: 5, herbName: 'Chamomile', candidates: [...candidates] }))).toEqual([]);
});

test('a label that was read before is checked again for everything on it', () => {
  const ingredient = { name: 'Ginkgo', text: 'Ginkgo leaf 120 mg', amount: 120, unit: 'mg', herbId: 7 };
  const label = {
    productName: 'Calm Forte',
    primaryHerb: 'Valerian',
    ingredients: [ingredient],
    warnings: [],
    text: '',
  };

  expect(rowsOf(fromPast({ ...past, herbName: 'Valerian', label }))).toEqual([
    { key: 0, name: 'Ginkgo', amount: '120', unit: 'mg', line: 'Ginkgo leaf 120 mg' },
  ]);
});
