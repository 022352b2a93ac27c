import { peelOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const bitterOrangeOil = {
  key: 'bitter-orange-oil',
  name: 'Bitter orange oil',
  scientificName: 'Citrus × aurantium',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'bitter orange essential oil',
    'oil of bitter orange',
    'bitter orange peel oil',
    'Seville orange oil',
    'Bitterorangenöl',
    'Pomeranzenöl',
    'huile essentielle de bigarade',
    'aceite esencial de naranja amarga',
    'olio essenziale di arancia amara',
  ],
  ...peelOil('weak', ['review-burnett-2019-citrus-peel-oils', 'tisserand-phototoxicity']),
  monograph: null,
} satisfies Herb;
