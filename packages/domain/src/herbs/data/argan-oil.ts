import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['onespot-argan'];

export const arganOil = {
  key: 'argan-oil',
  name: 'Argan oil',
  scientificName: 'Argania spinosa',
  kind: 'food',
  family: 'Sapotaceae',
  names: ['argan', 'moroccan oil', 'culinary argan oil', 'Arganöl', 'aceite de argán', 'huile d’argan'],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['tree-nut'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is pressed cold from the kernel of a tree nut, so proteins may stay in it.',
      advice: 'Ask an allergist before you eat it or put it on the skin.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
