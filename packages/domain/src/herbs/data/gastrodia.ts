import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['artemis-gastrodia'];

export const gastrodia = {
  key: 'gastrodia',
  name: 'Gastrodia',
  scientificName: 'Gastrodia elata',
  kind: 'herb',
  family: 'Orchidaceae',
  names: ['tian ma', 'tianma', 'gastrodia tuber', 'gastrodin', 'cheonma', 'rhizoma gastrodiae'],
  effects: [
    { effect: 'sedating', strength: 'moderate', evidence: 'theoretical', sources },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources },
  ],
  rules: [
    noData('pregnancy', ['sps-herbal-pregnancy']),
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
