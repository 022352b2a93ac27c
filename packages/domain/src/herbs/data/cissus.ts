import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-sawangjit-2017-cissus'];

export const cissus = {
  key: 'cissus',
  name: 'Cissus',
  scientificName: 'Cissus quadrangularis',
  kind: 'herb',
  family: 'Vitaceae',
  names: [
    'veldt grape',
    'hadjod',
    'hadjora',
    'hadjodi',
    'hadsankal',
    'asthisamharaka',
    'asthisamhara',
    'asthisanghata',
    'asthishrinkhala',
    'pirandai',
    'perandai',
    'nalleru',
    'changalamparanda',
    'bone setter vine',
    'phet sangkhat',
    'Vitis quadrangularis',
    'CQR-300',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Mixtures with it lowered blood sugar, which can matter around an operation.',
      advice: 'Tell the team, and ask whether to stop it two weeks before.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
