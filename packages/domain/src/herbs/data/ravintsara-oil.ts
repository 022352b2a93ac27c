import { cineoleOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const ravintsaraOil = {
  key: 'ravintsara-oil',
  name: 'Ravintsara oil',
  scientificName: 'Cinnamomum camphora ct. 1,8-cineole',
  kind: 'herb',
  family: 'Lauraceae',
  names: [
    'ravintsara',
    'ravintsare',
    'ravensara',
    'ravensara oil',
    'ravintsara essential oil',
    'oil of ravintsara',
    'Ravensara aromatica',
    'huile de ravintsara',
  ],
  effects: [],
  rules: [...cineoleOil([])],
  monograph: null,
} satisfies Herb;
