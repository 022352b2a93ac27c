import { latexFruit } from '../constituents/latex-fruits.ts';
import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['review-blanco-2003-latex-fruit', 'eaaci-patients-fruit'];

export const kiwi = {
  key: 'kiwi',
  name: 'Kiwi',
  scientificName: 'Actinidia deliciosa',
  kind: 'food',
  family: 'Actinidiaceae',
  names: [
    'kiwi fruit',
    'kiwifruit',
    'kiwi extract',
    'kiwi powder',
    'kiwi berry',
    'actinidin',
    'kiwifruit extract',
    'green kiwi',
  ],
  allergens: ['kiwi-banana-avocado'],
  effects: [],
  rules: [
    latexFruit,
    {
      kind: 'allergy',
      with: ['birch-pollen'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Many people with hay fever from birch get an itching mouth from raw kiwi.',
      advice: 'Ask an allergist first, and stop at any itching or swelling.',
      sources: ['eaaci-patients-fruit'],
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
