import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['report-yoo-2019-mango-dermatitis', 'review-sareen-2011-mango'];

export const mango = {
  key: 'mango',
  name: 'Mango',
  scientificName: 'Mangifera indica',
  kind: 'food',
  family: 'Anacardiaceae',
  names: [
    'mangoes',
    'mangos',
    'mango fruit',
    'mango lassi',
    'dried mango',
    'amchur',
    'aam',
    'mangue',
    'manga fruta',
    'mango pulp',
  ],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['cashew-family'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Mango belongs to the family of cashew, pistachio and poison ivy, and who reacts to those may react to mango, above all to its peel.',
      advice: 'Ask an allergist first; never handle or bite the peel.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
