import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const treePeonyBark = {
  key: 'tree-peony-bark',
  name: 'Tree peony bark (mu dan pi)',
  scientificName: 'Paeonia suffruticosa',
  kind: 'herb',
  family: 'Paeoniaceae',
  names: [
    'mu dan pi',
    'mudanpi',
    'moutan',
    'moutan bark',
    'moutan cortex',
    'Paeonia moutan',
    'tree peony',
    'tree peony root',
    'botanpi',
  ],
  effects: [
    { effect: 'uterine-stimulant', strength: 'weak', evidence: 'theoretical', sources: ['mountain-u-pregnancy'] },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Teachers of Chinese medicine name it among the herbs for which pregnancy calls for caution.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources: ['mountain-u-pregnancy'],
    },
    noData('breastfeeding', ['mountain-u-pregnancy']),
    childrenUnknown(18, ['mountain-u-pregnancy']),
  ],
  monograph: null,
} satisfies Herb;
