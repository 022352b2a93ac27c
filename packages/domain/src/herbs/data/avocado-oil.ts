import { latexFruit } from '../constituents/latex-fruits.ts';
import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['review-blanco-2003-latex-fruit', 'eaaci-patients-fruit'];

export const avocadoOil = {
  key: 'avocado-oil',
  name: 'Avocado oil',
  scientificName: 'Persea americana',
  kind: 'food',
  family: 'Lauraceae',
  names: [
    'avocado oil capsules',
    'avocado seed',
    'avocado seed powder',
    'avocado leaf tea',
    'avocado extract',
    'aceite de aguacate',
    'avocado butter',
  ],
  allergens: ['kiwi-banana-avocado'],
  effects: [],
  rules: [latexFruit, ...usualFood(sources), childrenUnknown(1, sources)],
  monograph: null,
} satisfies Herb;
