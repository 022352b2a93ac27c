import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['nl-allergy-tree-nuts', 'boston-childrens-tree-nuts'];

export const almond = {
  key: 'almond',
  name: 'Almond',
  scientificName: 'Prunus dulcis',
  kind: 'food',
  family: 'Rosaceae',
  names: [
    'almonds',
    'almond oil',
    'sweet almond oil',
    'almond butter',
    'almond milk',
    'almond flour',
    'almond powder',
    'almond protein',
    'badam',
    'badam oil',
    'Mandelöl',
    'aceite de almendras',
    'huile d’amande douce',
  ],
  allergens: ['tree-nut'],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['tree-nut'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Almonds are tree nuts, and a reaction to tree nuts can be grave.',
      advice: 'Do not take it in any form.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
