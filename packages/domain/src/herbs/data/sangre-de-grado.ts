import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['webmd-sangre-de-grado'];

export const sangreDeGrado = {
  key: 'sangre-de-grado',
  name: 'Sangre de grado (dragon’s blood sap)',
  scientificName: 'Croton lechleri',
  kind: 'herb',
  family: 'Euphorbiaceae',
  names: [
    'sangre de drago',
    'sangre de dragon',
    'sangue de drago',
    'sangue de dragão',
    'sang de dragon',
    'dragons blood sap',
    'dragon’s blood croton',
    'dragons blood croton',
    'croton lechleri sap',
    'taspine',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
