import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const centaury = {
  key: 'centaury',
  name: 'Centaury',
  scientificName: 'Centaurium erythraea',
  kind: 'herb',
  family: 'Gentianaceae',
  names: [
    'Centaurium',
    'common centaury',
    'Erythraea centaurium',
    'Centaurium minus',
    'Centaurium umbellatum',
    'Centaurii herba',
    'Tausendgüldenkraut',
    'petite centaurée',
    'centaurea minore',
    'centaura menor',
    'tysiącznik',
    'duizendguldenkruid',
    'feverwort herb',
    'centaury tea',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['ema-hmpc-centaury']),
    noData('breastfeeding', ['ema-hmpc-centaury']),
    childrenUnknown(18, ['ema-hmpc-centaury']),
  ],
  monograph: null,
} satisfies Herb;
