import { latexFruit } from '../constituents/latex-fruits.ts';
import type { Herb } from '../herb.ts';
import { potassiumRichFoods } from './potassium-rich-foods.ts';

export const bananaFruit = {
  key: 'banana-fruit',
  name: 'Bananas',
  scientificName: 'Musa acuminata',
  kind: 'food',
  family: 'Musaceae',
  names: ['banana', 'Bananen', 'plátano', 'plátanos', 'banane', 'bananes', 'banana fruit'],
  allergens: ['kiwi-banana-avocado'],
  effects: [],
  rules: [latexFruit, ...potassiumRichFoods.rules],
  monograph: null,
} satisfies Herb;
