import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ema-iceland-moss'];

export const icelandMoss = {
  key: 'iceland-moss',
  name: 'Iceland moss',
  scientificName: 'Cetraria islandica',
  kind: 'herb',
  family: 'Parmeliaceae',
  names: [
    'Cetraria',
    'icelandic moss',
    'Iceland lichen',
    'Lichen islandicus',
    'Isländisch Moos',
    'Islaendisch Moos',
    'Isländisches Moos',
    'isla moos',
    'isla pastillen',
    'lichen d’islande',
    'liquen de islandia',
    'lichene islandico',
    'porost islandzki',
    'izlandi zuzmó',
    'islandslav',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(6, sources),
  ],
  monograph: null,
} satisfies Herb;
