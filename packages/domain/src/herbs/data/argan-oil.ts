import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

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
    {
      kind: 'pregnancy',
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'It is a usual food, and no harm from usual amounts is known.',
      advice: 'Keep to the amounts of food.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'It is a usual food, and no harm from usual amounts is known.',
      advice: 'Keep to the amounts of food.',
      sources,
    },
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
