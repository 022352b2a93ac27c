import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['vitalibrary-euphorbia-hirta'];

export const tawaTawa = {
  key: 'tawa-tawa',
  name: 'Tawa-tawa (hairy spurge)',
  scientificName: 'Euphorbia hirta',
  kind: 'herb',
  family: 'Euphorbiaceae',
  names: [
    'tawa tawa',
    'tawatawa',
    'tawa-tawa tea',
    'gatas-gatas',
    'gatas gatas',
    'hairy spurge',
    'dudhi herb',
    'dugdhika',
    'patikan kebo',
    'ewe emile',
    'Euphorbia pilulifera',
    'fei yang cao',
    'erva de santa luzia',
  ],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['class:anticoagulant', 'class:antiplatelet'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Caution is advised with blood thinners; people have hardly been studied.',
      advice: 'Ask your doctor first.',
      sources,
    },
    {
      kind: 'condition',
      with: ['bleeding-disorder'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Caution is advised where bleeding is a danger, as in dengue fever.',
      advice: 'Ask a doctor first; dengue needs medical care and blood counts.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
