import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['nationalceliac-barley-grass'];

export const barleyGrass = {
  key: 'barley-grass',
  name: 'Barley grass',
  scientificName: 'Hordeum vulgare',
  kind: 'food',
  family: 'Poaceae',
  names: [
    'barley grass powder',
    'barley grass juice',
    'young barley',
    'young barley grass',
    'green barley',
    'barley greens',
    'Gerstengras',
    'hierba de cebada',
  ],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['celiac-disease', 'dermatitis-herpetiformis'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'The blade is free of gluten, but grains get in, so that experts advise against it.',
      advice: 'Leave it out, or use only what is tested and labelled gluten-free.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    {
      kind: 'allergy',
      with: ['wheat-gluten'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Grains of barley get in.',
      advice: 'Leave it out, or use only what is tested.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
