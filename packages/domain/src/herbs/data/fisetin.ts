import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const fisetin = {
  key: 'fisetin',
  name: 'Fisetin',
  scientificName: '3,3′,4′,7-tetrahydroxyflavone',
  kind: 'other',
  family: null,
  names: [
    'fisetin supplement',
    'fisetin capsules',
    'Novusetin',
    'liposomal fisetin',
    'fisetina',
    'fisétine',
    'fisitin',
    'fisten',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['review-antika-2021-fisetin']),
    noData('breastfeeding', ['review-antika-2021-fisetin']),
    childrenUnknown(18, ['review-antika-2021-fisetin']),
  ],
  monograph: null,
} satisfies Herb;
