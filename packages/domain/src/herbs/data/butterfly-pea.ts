import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ntro-butterfly-pea'];

export const butterflyPea = {
  key: 'butterfly-pea',
  name: 'Butterfly pea (blue tea)',
  scientificName: 'Clitoria ternatea',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'butterfly pea flower',
    'butterfly pea tea',
    'butterfly pea flower tea',
    'blue tea',
    'blue pea flower',
    'blue ternate',
    'aparajita',
    'aparajita flower',
    'bunga telang',
    'teh telang',
    'nam dok anchan',
    'anchan tea',
    'dok anchan',
    'sangu pushpam',
  ],
  effects: [{ effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is said to stir the womb, and nobody has studied it in pregnancy.',
      advice: 'Leave it out unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
