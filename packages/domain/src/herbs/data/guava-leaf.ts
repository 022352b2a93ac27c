import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const guavaLeaf = {
  key: 'guava-leaf',
  name: 'Guava leaf',
  scientificName: 'Psidium guajava (leaf)',
  kind: 'herb',
  family: 'Myrtaceae',
  names: [
    'guava leaves',
    'hoja de guayaba',
    'hojas de guayaba',
    'té de guayaba',
    'folha de goiabeira',
    'Guavenblätter',
    'feuille de goyavier',
    'jambu biji leaf',
    'bayabas leaf',
    'amrood leaves',
  ],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['eczema'],
      severity: 'minor',
      evidence: 'limited',
      why: 'Leaf extract on the skin can irritate it.',
      advice: 'Try it on a small spot first.',
      sources: ['natmed-guava', 'webmd-guava'],
      forms: ['topical'],
    },
    noData('pregnancy', ['natmed-guava']),
    noData('breastfeeding', ['natmed-guava']),
    childrenUnknown(18, ['natmed-guava']),
  ],
  monograph: null,
} satisfies Herb;
