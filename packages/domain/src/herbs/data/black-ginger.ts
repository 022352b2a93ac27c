import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-chen-2018-kaempferia-parviflora'];

export const blackGinger = {
  key: 'black-ginger',
  name: 'Black ginger',
  scientificName: 'Kaempferia parviflora',
  kind: 'herb',
  family: 'Zingiberaceae',
  names: [
    'thai black ginger',
    'krachai dam',
    'krachaidum',
    'krachai dum',
    'black galingale',
    'black galangal',
    'thai ginseng',
    'schwarzer Ingwer',
    'jengibre negro',
    'gingembre noir',
  ],
  effects: [
    {
      effect: 'lowers-blood-pressure',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
    },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['low-blood-pressure'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It widens blood vessels in tests.',
      advice: 'Rise slowly, and stop if you feel faint.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
