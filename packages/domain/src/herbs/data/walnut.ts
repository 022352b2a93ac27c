import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['boston-childrens-tree-nuts'];

export const walnut = {
  key: 'walnut',
  name: 'Walnut',
  scientificName: 'Juglans regia',
  kind: 'food',
  family: 'Juglandaceae',
  names: [
    'walnuts',
    'english walnut',
    'persian walnut',
    'walnut oil',
    'walnut butter',
    'walnut milk',
    'walnut kernels',
    'akhrot',
    'Walnuss',
    'Walnüsse',
    'Walnussöl',
    'noix de Grenoble',
    'huile de noix',
    'nueces',
    'nuez de nogal',
    'noci',
    'olio di noci',
    'nozes',
  ],
  allergens: ['tree-nut'],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['levothyroxine', 'class:thyroid-hormone'],
      severity: 'minor',
      evidence: 'limited',
      why: 'Walnuts eaten close to a thyroid tablet can hold it back in the gut.',
      advice: 'Take the tablet with water on an empty stomach and leave hours between it and walnuts.',
      sources: ['peoples-pharmacy-synthroid-foods'],
    },
    {
      kind: 'allergy',
      with: ['tree-nut'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Walnuts are tree nuts, and traces can cause collapse.',
      advice: 'Do not take it in any form.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
