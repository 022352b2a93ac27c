import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['drugs-com-galangal'];

export const galangal = {
  key: 'galangal',
  name: 'Galangal',
  scientificName: 'Alpinia galanga, Alpinia officinarum',
  kind: 'herb',
  family: 'Zingiberaceae',
  names: [
    'Alpinia',
    'galangal root',
    'galanga',
    'galanga root',
    'greater galangal',
    'lesser galangal',
    'Thai ginger',
    'blue ginger',
    'Alpinia galanga',
    'Alpinia officinarum',
    'kulanjan',
    'khulanjan',
    'laos root',
    'lengkuas',
    'gao liang jiang',
    'Galgant',
    'Galgantwurzel',
    'galanga raíz',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
