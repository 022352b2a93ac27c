import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['report-palgan-2016-mustard', 'health-canada-mustard'];

export const mustard = {
  key: 'mustard',
  name: 'Mustard',
  scientificName: 'Sinapis alba, Brassica juncea',
  kind: 'food',
  family: 'Brassicaceae',
  names: [
    'mustard seed',
    'mustard seeds',
    'mustard powder',
    'yellow mustard',
    'white mustard',
    'black mustard',
    'brown mustard',
    'sarson',
    'rai seeds',
    'mustard oil',
    'mostaza',
    'moutarde',
    'Senf',
    'Senfkörner',
    'senape',
    'Sinapis alba',
    'Brassica nigra',
    'mustard extract',
  ],
  allergens: ['mustard-family'],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['mustard-family'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Mustard itself is what this allergy is against, and very small amounts have caused collapse.',
      advice: 'Do not take it in any form.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
