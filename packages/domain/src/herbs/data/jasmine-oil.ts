import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const jasmineOil = {
  key: 'jasmine-oil',
  name: 'Jasmine oil',
  scientificName: 'Jasminum grandiflorum',
  kind: 'herb',
  family: 'Oleaceae',
  names: [
    'jasmine essential oil',
    'jasmine absolute',
    'oil of jasmine',
    'jasmin oil',
    'Jasminum sambac',
    'Jasminum officinale',
    'Jasminöl',
    'huile de jasmin',
    'aceite de jazmín',
    'chameli oil',
    'mogra oil',
  ],
  effects: [],
  rules: [...fragrantOil()],
  monograph: null,
} satisfies Herb;
