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
    'gou-teng',
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
    { effect: 'lowers-blood-pressure', strength: 'moderate', evidence: 'limited', sources: ['artemis-uncaria'] },
    {
      effect: 'sedating',
      strength: 'moderate',
      evidence: 'theoretical',
      sources: ['artemis-uncaria', 'biologyinsights-uncaria'],
    },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['low-blood-pressure'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may lower blood pressure further.',
      advice: 'Ask first.',
      sources: ['artemis-uncaria'],
    },
    noData('pregnancy', ['artemis-uncaria']),
    noData('breastfeeding', ['artemis-uncaria']),
    childrenUnknown(18, ['artemis-uncaria']),
  ],
  monograph: null,
} satisfies Herb;
