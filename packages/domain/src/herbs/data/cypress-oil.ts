import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const cypressOil = {
  key: 'cypress-oil',
  name: 'Cypress oil',
  scientificName: 'Cupressus sempervirens',
  kind: 'herb',
  family: 'Cupressaceae',
  names: [
    'cypress essential oil',
    'oil of cypress',
    'Italian cypress',
    'Mediterranean cypress',
    'Zypressenöl',
    'huile de cyprès',
    'aceite de ciprés',
  ],
  effects: [],
  rules: [...fragrantOil(['naha-oils-in-pregnancy'])],
  monograph: null,
} satisfies Herb;
