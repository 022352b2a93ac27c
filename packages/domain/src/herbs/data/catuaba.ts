import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const catuaba = {
  key: 'catuaba',
  name: 'Catuaba',
  scientificName: 'Trichilia catigua',
  kind: 'herb',
  family: 'Meliaceae',
  names: [
    'catuaba bark',
    'Erythroxylum catuaba',
    'Erythroxylum vaccinifolium',
    'catigua',
    'golden trumpet bark',
    'pau de resposta',
    'catuama',
  ],
  effects: [{ effect: 'stimulant', strength: 'weak', evidence: 'theoretical', sources: ['herbalgram-2005-catuama'] }],
  rules: [
    noData('pregnancy', ['herbalgram-2005-catuama']),
    noData('breastfeeding', ['herbalgram-2005-catuama']),
    childrenUnknown(18, ['herbalgram-2005-catuama']),
  ],
  monograph: null,
} satisfies Herb;
