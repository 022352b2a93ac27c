import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const carnosine = {
  key: 'carnosine',
  name: 'Carnosine',
  scientificName: 'beta-alanyl-L-histidine',
  kind: 'nutrient',
  family: null,
  names: ['L-carnosine', 'carnosin', 'L-Carnosin', 'carnosina', 'carnosine capsules', 'anserine', 'carnosene'],
  effects: [],
  rules: [
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
