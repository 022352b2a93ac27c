import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const vetiverOil = {
  key: 'vetiver-oil',
  name: 'Vetiver oil',
  scientificName: 'Chrysopogon zizanioides',
  kind: 'herb',
  family: 'Poaceae',
  names: [
    'vetiver',
    'vetivert',
    'vetiver essential oil',
    'oil of vetiver',
    'khus',
    'khus khus oil',
    'Vetiveria zizanioides',
    'Vetiveröl',
    'vétiver',
    'ruh khus',
  ],
  effects: [],
  rules: [...fragrantOil()],
  monograph: null,
} satisfies Herb;
