import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['vitalibrary-kinkeliba'];

export const kinkeliba = {
  key: 'kinkeliba',
  name: 'Kinkeliba',
  scientificName: 'Combretum micranthum',
  kind: 'herb',
  family: 'Combretaceae',
  names: [
    'kinkéliba',
    'quinqueliba',
    'kinkeliba tea',
    'kinkiliba',
    'kinkelibah',
    'sekhew',
    'seh-haw',
    'seh haw',
    'tisane de longue vie',
    'kankalibah',
    'kankaliba',
    'geza leaf',
  ],
  effects: [
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'limited', sources },
    { effect: 'diuretic', strength: 'weak', evidence: 'limited', sources },
    { effect: 'lowers-glucose', strength: 'weak', evidence: 'limited', sources },
  ],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
