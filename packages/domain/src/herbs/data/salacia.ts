import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ebsco-salacia'];

export const salacia = {
  key: 'salacia',
  name: 'Salacia',
  scientificName: 'Salacia reticulata',
  kind: 'herb',
  family: 'Celastraceae',
  names: [
    'Salacia oblonga',
    'Salacia chinensis',
    'kothala himbutu',
    'kotala himbutu',
    'kathala hibutu',
    'saptrangi',
    'saptarangi',
    'saptachakra',
    'ponkoranti',
    'ekanayaka',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'moderate', evidence: 'moderate', sources }],
  rules: [
    noData('pregnancy', ['ebsco-salacia']),
    noData('breastfeeding', ['ebsco-salacia']),
    childrenUnknown(18, ['ebsco-salacia']),
  ],
  monograph: null,
} satisfies Herb;
