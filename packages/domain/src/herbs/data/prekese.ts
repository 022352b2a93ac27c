import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const prekese = {
  key: 'prekese',
  name: 'Prekese (aidan fruit)',
  scientificName: 'Tetrapleura tetraptera',
  kind: 'food',
  family: 'Fabaceae',
  names: [
    'prɛkɛsɛ',
    'prekesse',
    'aidan fruit',
    'aridan',
    'uhio',
    'oshosho',
    'osakrisa',
    'uyayak',
    'edeminang',
    'Tetrapleura',
    'uhiokrihio',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources: ['ghafla-prekese'] },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources: ['nairasworth-prekese'] },
  ],
  rules: [
    noData('pregnancy', ['sps-herbal-pregnancy']),
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
