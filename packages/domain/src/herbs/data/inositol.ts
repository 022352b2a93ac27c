import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const inositol = {
  key: 'inositol',
  name: 'Inositol',
  scientificName: 'myo-inositol',
  kind: 'nutrient',
  family: null,
  names: [
    'inositol',
    'myo-inositol',
    'myoinositol',
    'd-chiro-inositol',
    'inofolic',
    'inofem',
    'vitamin b8',
    'ovasitol',
    'inosit',
    'inositolo',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'weak', evidence: 'limited', sources: ['foundhealth-inositol'] }],
  rules: [
    {
      kind: 'condition',
      with: ['bipolar-disorder'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It may bring on mania in people with bipolar disorder.',
      advice: 'Do not take it without the doctor who treats you.',
      sources: ['foundhealth-inositol'],
    },
    {
      kind: 'condition',
      with: ['kidney-disease', 'liver-disease'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It has not been studied with badly weakened kidneys or liver.',
      advice: 'Ask your doctor first.',
      sources: ['foundhealth-inositol'],
    },
    noData('pregnancy', ['foundhealth-inositol']),
    noData('breastfeeding', ['foundhealth-inositol']),
    childrenUnknown(18, ['foundhealth-inositol']),
  ],
  monograph: null,
} satisfies Herb;
