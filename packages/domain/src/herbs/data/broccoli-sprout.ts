import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ptinr-broccoli-sprouts'];

export const broccoliSprout = {
  key: 'broccoli-sprout',
  name: 'Broccoli sprout',
  scientificName: 'Brassica oleracea var. italica',
  kind: 'food',
  family: 'Brassicaceae',
  names: [
    'broccoli sprouts',
    'broccoli sprout extract',
    'sulforaphane',
    'sulphoraphane',
    'glucoraphanin',
    'broccoli seed extract',
    'broccoli extract',
    'broccoli sprout powder',
  ],
  effects: [{ effect: 'vitamin-k-rich', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:vitamin-k-antagonist'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'Broccoli sprouts bring vitamin K, which weakens this blood thinner.',
      advice: 'Eat about the same amount each week, and tell your anticoagulation clinic.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
