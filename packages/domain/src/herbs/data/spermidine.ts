import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const spermidine = {
  key: 'spermidine',
  name: 'Spermidine',
  scientificName: 'spermidine',
  kind: 'other',
  family: null,
  names: [
    'spermidine supplement',
    'spermidineLIFE',
    'wheat germ spermidine',
    'spermidine-rich wheat germ extract',
    'Spermidin',
    'espermidina',
    'spermidina',
    'spermadine',
    'spermedine',
  ],
  allergens: ['wheat-gluten'],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['wheat-gluten'],
      severity: 'major',
      evidence: 'moderate',
      why: 'What is sold under this name is mostly an extract of wheat germ.',
      advice: 'Take none unless the label says free of wheat.',
      sources: ['eu-2020-443-spermidine'],
    },
    {
      kind: 'condition',
      with: ['celiac-disease'],
      severity: 'major',
      evidence: 'moderate',
      why: 'What is sold under this name is mostly an extract of wheat germ and may hold gluten.',
      advice: 'Take none unless the label says free of gluten.',
      sources: ['eu-2020-443-spermidine', 'msk-wheat-germ-extract'],
    },
    noData('pregnancy', ['trial-schwarz-2018-spermidine', 'msk-wheat-germ-extract']),
    noData('breastfeeding', ['trial-schwarz-2018-spermidine', 'msk-wheat-germ-extract']),
    childrenUnknown(18, ['trial-schwarz-2018-spermidine']),
  ],
  monograph: {
    partsUsed: ['extract of wheat germ'],
    forms: ['extract'],
    description: 'A substance of all living cells, sold as an extract of wheat germ against ageing.',
    traditionalUses: 'None; a modern product.',
    uses: [],
    amounts: [
      {
        form: 'extract',
        text: 'A trial used 1.2 mg a day for three months.',
        sources: ['trial-schwarz-2018-spermidine'],
      },
    ],
    preparation: null,
    timeToEffect: 'The trial ran three months.',
    sideEffects: {
      text: 'In thirty older people nothing differed from placebo.',
      sources: ['trial-schwarz-2018-spermidine'],
    },
    precautions: {
      text: 'Not with wheat allergy or celiac disease. How it goes with medications was hardly studied.',
      sources: ['eu-2020-443-spermidine', 'trial-schwarz-2018-spermidine'],
    },
    lookAlikes: null,
    morphology: null,
  },
} satisfies Herb;
