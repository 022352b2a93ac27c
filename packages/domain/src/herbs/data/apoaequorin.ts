import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const apoaequorin = {
  key: 'apoaequorin',
  name: 'Apoaequorin (Prevagen)',
  scientificName: 'apoaequorin',
  kind: 'other',
  family: null,
  names: [
    'Prevagen',
    'Prevagen Extra Strength',
    'jellyfish protein',
    'jellyfish memory supplement',
    'aequorin',
    'apoaequorin supplement',
    'prevagin',
    'prevegen',
    'apoaequorine',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['msd-apoaequorin']),
    noData('breastfeeding', ['msd-apoaequorin']),
    childrenUnknown(18, ['msd-apoaequorin']),
  ],
  monograph: {
    partsUsed: ['protein of a jellyfish, made industrially'],
    forms: ['extract'],
    description: 'A protein first found in a jellyfish, sold as Prevagen for memory.',
    traditionalUses: 'None; a modern product.',
    uses: [
      {
        use: 'memory',
        result: 'no-benefit',
        evidence: 'moderate',
        text: 'In a trial of 218 adults over 90 days memory was no better than with placebo.',
        sources: ['msd-apoaequorin'],
      },
    ],
    amounts: [],
    preparation: null,
    timeToEffect: 'The trial ran 90 days and found no gain in memory.',
    sideEffects: {
      text: 'Headache, dizziness, nausea, trouble sleeping, anxiety, memory trouble.',
      sources: ['msd-apoaequorin'],
    },
    precautions: {
      text: 'The MSD Manual does not recommend it. How it goes with medications is not known.',
      sources: ['msd-apoaequorin'],
    },
    lookAlikes: null,
    morphology: null,
  },
} satisfies Herb;
