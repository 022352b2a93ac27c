import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ema-tormentil'];

export const tormentil = {
  key: 'tormentil',
  name: 'Tormentil',
  scientificName: 'Potentilla erecta',
  kind: 'herb',
  family: 'Rosaceae',
  names: [
    'tormentil root',
    'tormentilla',
    'Tormentillae rhizoma',
    'Blutwurz',
    'Blutwurz Tee',
    'Blutwurztropfen',
    'Tormentill',
    'Potentilla tormentilla',
    'kłącze pięciornika',
    'pięciornik',
    'kalgan root',
    'tormentille',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
