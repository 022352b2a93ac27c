import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const spikenard = {
  key: 'spikenard',
  name: 'Spikenard (jatamansi)',
  scientificName: 'Nardostachys jatamansi',
  kind: 'herb',
  family: 'Caprifoliaceae',
  names: [
    'Nardostachys',
    'jatamansi',
    'jatamamsi',
    'jatamanshi',
    'Indian spikenard',
    'nard',
    'nard oil',
    'muskroot',
    'musk root',
    'sumbul e hindi',
    'sumbul-ut-teeb',
    'balchar',
    'balchhar',
    'Nardostachys grandiflora',
    'gan song',
    'spikenard oil',
    'Indische Narde',
    'Narde',
  ],
  effects: [
    { effect: 'sedating', strength: 'moderate', evidence: 'limited', sources: ['sastra-nardostachys'] },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources: ['sastra-nardostachys'] },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is said to stir the womb, and nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources: ['drfeb-nardostachys'],
    },
    noData('breastfeeding', ['sastra-nardostachys']),
    childrenUnknown(18, ['sastra-nardostachys']),
  ],
  monograph: null,
} satisfies Herb;
