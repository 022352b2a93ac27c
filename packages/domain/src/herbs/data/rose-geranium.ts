import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-rose-geranium'];

export const roseGeranium = {
  key: 'rose-geranium',
  name: 'Rose geranium',
  scientificName: 'Pelargonium graveolens',
  kind: 'herb',
  family: 'Geraniaceae',
  names: [
    'geranium oil',
    'geranium essential oil',
    'scented geranium',
    'bourbon geranium',
    'Rosengeranie',
    'Geraniumöl',
    'geranio rosa',
    'géranium rosat',
    'aceite de geranio',
    'olio di geranio',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
