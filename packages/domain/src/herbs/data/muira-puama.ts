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
    'muira-puama',
  ],
  effects: [
    { effect: 'cholinergic', strength: 'moderate', evidence: 'theoretical', sources: ['healthfully-muira-puama'] },
    { effect: 'stimulant', strength: 'weak', evidence: 'theoretical', sources: ['healthfully-muira-puama'] },
    {
      effect: 'raises-blood-pressure',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['healthfully-muira-puama'],
    },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['peptic-ulcer'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It acts as medicines do that can bring on stomach trouble and ulcers.',
      advice: 'Leave it out.',
      sources: ['healthfully-muira-puama'],
    },
    noData('pregnancy', ['drugs-com-muira-puama']),
    noData('breastfeeding', ['drugs-com-muira-puama']),
    childrenUnknown(18, ['drugs-com-muira-puama']),
  ],
  monograph: null,
} satisfies Herb;
