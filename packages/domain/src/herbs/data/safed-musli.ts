import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-2013-safed-musli'];

export const safedMusli = {
  key: 'safed-musli',
  name: 'Safed musli',
  scientificName: 'Chlorophytum borivilianum',
  kind: 'herb',
  family: 'Asparagaceae',
  names: [
    'safed moosli',
    'safed musali',
    'white musli',
    'swetha musli',
    'shwet musli',
    'safed musli powder',
    'Chlorophytum',
    'musli power',
    'musli pak',
    'dholi musli',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
