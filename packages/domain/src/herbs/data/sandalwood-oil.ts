import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const sandalwoodOil = {
  key: 'sandalwood-oil',
  name: 'Sandalwood oil',
  scientificName: 'Santalum album',
  kind: 'herb',
  family: 'Santalaceae',
  names: [
    'sandalwood',
    'sandalwood essential oil',
    'oil of sandalwood',
    'santal oil',
    'sandal oil',
    'chandan oil',
    'Mysore sandalwood',
    'Australian sandalwood',
    'Santalum spicatum',
    'Sandelholzöl',
    'Sandelholz',
    'aceite de sándalo',
  ],
  effects: [],
  rules: [...fragrantOil(['naha-oils-in-pregnancy'])],
  monograph: null,
} satisfies Herb;
