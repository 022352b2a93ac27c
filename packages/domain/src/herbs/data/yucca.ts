import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['drugs-com-yucca'];

export const yucca = {
  key: 'yucca',
  name: 'Yucca',
  scientificName: 'Yucca schidigera',
  kind: 'herb',
  family: 'Asparagaceae',
  names: [
    'yucca root',
    'mohave yucca',
    'mojave yucca',
    'soapweed',
    'soapweed yucca',
    'joshua tree',
    'spanish bayonet',
    'adams needle',
    'Yucca filamentosa',
    'Yucca glauca',
    'Palmlilie',
    'dagger plant',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
