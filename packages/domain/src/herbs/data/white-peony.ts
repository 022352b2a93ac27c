import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['mosby-white-peony'];

export const whitePeony = {
  key: 'white-peony',
  name: 'White and red peony root',
  scientificName: 'Paeonia lactiflora',
  kind: 'herb',
  family: 'Paeoniaceae',
  names: [
    'bai shao',
    'baishao',
    'chi shao',
    'white peony root',
    'red peony root',
    'peony root',
    'peony',
    'paeonia',
    'total glucosides of peony',
    'shakuyaku',
    'paeonia root',
  ],
  effects: [{ effect: 'bleeding', strength: 'moderate', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It was used to end pregnancies, and nobody has studied well whether it does harm.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
