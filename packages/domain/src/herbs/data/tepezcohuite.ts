import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['medsnews-mimosa-hostilis'];

export const tepezcohuite = {
  key: 'tepezcohuite',
  name: 'Tepezcohuite',
  scientificName: 'Mimosa tenuiflora',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'tepescohuite',
    'tepezcohuite powder',
    'Mimosa hostilis',
    'mimosa hostilis root bark',
    'jurema',
    'jurema preta',
    'skin tree bark',
  ],
  effects: [],
  rules: [
    {
      kind: 'age',
      underYears: 18,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Swallowed, the root bark can hold the drug DMT; there are too few studies.',
      advice: 'Do not give it to children to swallow.',
      sources,
    },
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
  ],
  monograph: null,
} satisfies Herb;
