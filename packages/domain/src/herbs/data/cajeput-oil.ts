import { cineoleOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const cajeputOil = {
  key: 'cajeput-oil',
  name: 'Cajeput oil',
  scientificName: 'Melaleuca cajuputi',
  kind: 'herb',
  family: 'Myrtaceae',
  names: [
    'cajeput',
    'cajuput',
    'cajuput oil',
    'cajeput essential oil',
    'oil of cajeput',
    'kayu putih',
    'minyak kayu putih',
    'Melaleuca leucadendra',
    'white tea tree oil',
    'Cajeputöl',
    'kayuputi oil',
  ],
  effects: [],
  rules: [
    ...cineoleOil(['rxlist-cajeput-oil']),
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'Reference works tell pregnant women not to take cajeput oil, since nothing is known of its safety.',
      advice: 'Do not use it.',
      sources: ['rxlist-cajeput-oil'],
      forms: ['tea', 'extract', 'tincture', 'food'],
    },
  ],
  monograph: null,
} satisfies Herb;
