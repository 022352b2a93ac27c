import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ntro-bael'];

export const bael = {
  key: 'bael',
  name: 'Bael',
  scientificName: 'Aegle marmelos',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'bael fruit',
    'bael leaf',
    'bael leaves',
    'bael juice',
    'bel patra',
    'bilva',
    'bilwa',
    'bel fruit juice',
    'bel sharbat',
    'bengal quince',
    'matoom',
    'matum tea',
    'vilvam',
    'belgiri',
    'bilvadi',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'The leaves are said to stir the womb, and nobody has studied bael in pregnancy.',
      advice: 'Leave it out unless your doctor or midwife agrees.',
      sources,
    },
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may lower blood sugar around an operation.',
      advice: 'Stop it two weeks before.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
