import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const muiraPuama = {
  key: 'muira-puama',
  name: 'Muira puama',
  scientificName: 'Ptychopetalum olacoides',
  kind: 'herb',
  family: 'Olacaceae',
  names: [
    'muirapuama',
    'marapuama',
    'marapama',
    'mirantã',
    'potency wood',
    'potenzholz',
    'raiz del macho',
    'Liriosma ovata',
    'Ptychopetalum uncinatum',
  ],
  effects: [
    {
      effect: 'cholinergic',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['study-siqueira-2003-muira-puama'],
    },
    { effect: 'stimulant', strength: 'weak', evidence: 'theoretical', sources: ['drugs-com-muira-puama'] },
  ],
  rules: [
    noData('pregnancy', ['drugs-com-muira-puama']),
    noData('breastfeeding', ['drugs-com-muira-puama']),
    childrenUnknown(18, ['drugs-com-muira-puama']),
  ],
  monograph: null,
} satisfies Herb;
