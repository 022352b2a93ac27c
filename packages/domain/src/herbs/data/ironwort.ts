import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['eu-list-sideritis'];

export const ironwort = {
  key: 'ironwort',
  name: 'Ironwort (Greek mountain tea)',
  scientificName: 'Sideritis scardica',
  kind: 'herb',
  family: 'Lamiaceae',
  names: [
    'greek mountain tea',
    'sideritis',
    'shepherds tea',
    'mursalski tea',
    'mursalski chai',
    'griechischer Bergtee',
    'griekse bergthee',
    'bergtee',
    'malotira tea',
    'τσάι του βουνού',
    'tsai tou vounou',
    'dağ çayı',
    'dag cayi',
    'çaj mali',
    'Sideritis syriaca',
    'Sideritis raeseri',
    'pirin tea',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
