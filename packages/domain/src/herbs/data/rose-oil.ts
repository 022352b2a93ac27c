import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const roseOil = {
  key: 'rose-oil',
  name: 'Rose oil',
  scientificName: 'Rosa × damascena',
  kind: 'herb',
  family: 'Rosaceae',
  names: [
    'rose otto',
    'rose absolute',
    'rose essential oil',
    'oil of rose',
    'oil of roses',
    'attar of rose',
    'attar of roses',
    'rose attar',
    'Rosenöl',
    'huile de rose',
    'aceite de rosas',
    'Rosa damascena oil',
    'damask rose oil',
  ],
  effects: [],
  rules: [...fragrantOil(['naha-oils-in-pregnancy'])],
  monograph: null,
} satisfies Herb;
