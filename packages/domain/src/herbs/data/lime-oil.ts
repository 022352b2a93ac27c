import { peelOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const limeOil = {
  key: 'lime-oil',
  name: 'Lime oil',
  scientificName: 'Citrus aurantiifolia',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'lime essential oil',
    'oil of lime',
    'lime peel oil',
    'key lime oil',
    'Limettenöl',
    'huile essentielle de citron vert',
    'aceite de lima',
    'olio di lime',
  ],
  ...peelOil('moderate', ['review-burnett-2019-citrus-peel-oils', 'tisserand-phototoxicity']),
  monograph: null,
} satisfies Herb;
