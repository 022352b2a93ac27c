import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const yerbaSanta = {
  key: 'yerba-santa',
  name: 'Yerba santa',
  scientificName: 'Eriodictyon californicum',
  kind: 'herb',
  family: 'Namaceae',
  names: [
    'yerbasanta',
    'mountain balm',
    'bears weed',
    'consumptives weed',
    'holy weed',
    'gum bush',
    'Eriodictyon',
    'Eriodictyon glutinosum',
    'hierba santa california',
  ],
  effects: [
    {
      effect: 'diuretic',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['rxlist-yerba-santa'],
    },
  ],
  rules: [
    noData('pregnancy', ['drugs-com-yerba-santa']),
    noData('breastfeeding', ['drugs-com-yerba-santa']),
    childrenUnknown(18, ['drugs-com-yerba-santa']),
  ],
  monograph: null,
} satisfies Herb;
