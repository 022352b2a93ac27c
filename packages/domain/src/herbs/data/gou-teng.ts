import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const gouTeng = {
  key: 'gou-teng',
  name: 'Gou teng (uncaria hooks)',
  scientificName: 'Uncaria rhynchophylla',
  kind: 'herb',
  family: 'Rubiaceae',
  names: [
    'gouteng',
    'uncaria hooks',
    "Chinese cat's claw",
    'gambir vine',
    'Uncariae ramulus',
    'chotoko',
    'choto-san',
    'chotosan',
    'yokukansan',
    'tian ma gou teng yin',
    'rhynchophylline',
  ],
  effects: [
    { effect: 'lowers-blood-pressure', strength: 'moderate', evidence: 'theoretical', sources: ['gxtcmu-uncaria'] },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['low-blood-pressure'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In animals it lowered blood pressure, so it may do so further.',
      advice: 'Ask first.',
      sources: ['gxtcmu-uncaria'],
    },
    noData('pregnancy', ['review-yang-2020-uncaria']),
    noData('breastfeeding', ['review-yang-2020-uncaria']),
    childrenUnknown(18, ['review-yang-2020-uncaria']),
  ],
  monograph: null,
} satisfies Herb;
