import { latexFruit } from '../constituents/latex-fruits.ts';
import type { Herb } from '../herb.ts';
import { potassiumRichFoods } from './potassium-rich-foods.ts';

export const avocadoFruit = {
  key: 'avocado-fruit',
  name: 'Avocado',
  scientificName: 'Persea americana',
  kind: 'food',
  family: 'Lauraceae',
  names: ['avocados', 'avocado fruit', 'avocat', 'aguacate', 'aguacates', 'guacamole'],
  allergens: ['kiwi-banana-avocado'],
  effects: [],
  rules: [latexFruit, ...potassiumRichFoods.rules],
  monograph: null,
} satisfies Herb;
