import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const inositol = {
  key: 'inositol',
  name: 'Inositol',
  scientificName: 'myo-inositol',
  kind: 'nutrient',
  family: null,
  names: ['myoinositol', 'd-chiro-inositol', 'inofolic', 'inofem', 'vitamin b8', 'ovasitol', 'inosit', 'inositolo'],
  effects: [{ effect: 'lowers-glucose', strength: 'weak', evidence: 'limited', sources: ['foundhealth-inositol'] }],
  rules: [
    {
      kind: 'condition',
      with: ['bipolar-disorder'],
      severity: 'minor',
      evidence: 'limited',
      why: 'Small trials gave it beside mood stabilisers in bipolar depression without harm and with no sure gain; single people have felt worse.',
      advice: 'Tell the doctor who treats you, and stop it if sleep shortens or thoughts race.',
      sources: ['trial-chengappa-2000-inositol-bipolar', 'review-2023-inositol-psychiatry'],
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
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
