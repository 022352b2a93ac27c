import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const patchouliOil = {
  key: 'patchouli-oil',
  name: 'Patchouli oil',
  scientificName: 'Pogostemon cablin',
  kind: 'herb',
  family: 'Lamiaceae',
  names: [
    'patchouli',
    'patchouly',
    'patchouli essential oil',
    'oil of patchouli',
    'pachouli',
    'Patchouliöl',
    'Patschuli',
    'pachuli',
  ],
  effects: [],
  rules: [...fragrantOil()],
  monograph: null,
} satisfies Herb;
