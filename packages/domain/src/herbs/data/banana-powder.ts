import { latexFruit } from '../constituents/latex-fruits.ts';
import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['review-blanco-2003-latex-fruit', 'eaaci-patients-fruit'];

export const bananaPowder = {
  key: 'banana-powder',
  name: 'Banana powder',
  scientificName: 'Musa acuminata',
  kind: 'food',
  family: 'Musaceae',
  names: [
    'green banana flour',
    'banana flour',
    'green banana powder',
    'banana peel tea',
    'banana peel',
    'plantain flour',
    'green banana starch',
  ],
  allergens: ['kiwi-banana-avocado'],
  effects: [],
  rules: [latexFruit, ...usualFood(sources), childrenUnknown(1, sources)],
  monograph: null,
} satisfies Herb;
