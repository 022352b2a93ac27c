import { peelOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const lemonOil = {
  key: 'lemon-oil',
  name: 'Lemon oil',
  scientificName: 'Citrus limon',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'lemon essential oil',
    'oil of lemon',
    'lemon peel oil',
    'lemon aromatherapy oil',
    'Zitronenöl',
    'huile essentielle de citron',
    'aceite de limon',
    'aceite esencial de limón',
    'olio di limone',
  ],
  ...peelOil('weak', ['review-burnett-2019-citrus-peel-oils', 'tisserand-phototoxicity']),
  monograph: null,
} satisfies Herb;
