import { peelOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const grapefruitOil = {
  key: 'grapefruit-oil',
  name: 'Grapefruit oil',
  scientificName: 'Citrus paradisi',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'grapefruit essential oil',
    'oil of grapefruit',
    'pink grapefruit oil',
    'grapefruit peel oil',
    'Grapefruitöl',
    'huile essentielle de pamplemousse',
    'aceite esencial de pomelo',
    'olio essenziale di pompelmo',
  ],
  ...peelOil('weak', ['review-burnett-2019-citrus-peel-oils', 'tisserand-phototoxicity']),
  monograph: null,
} satisfies Herb;
