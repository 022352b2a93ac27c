import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const yacon = {
  key: 'yacon',
  name: 'Yacón',
  scientificName: 'Smallanthus sonchifolius',
  kind: 'food',
  family: 'Asteraceae',
  names: [
    'yacon syrup',
    'yakon',
    'llacon',
    'jiquima',
    'jiquimilla',
    'poire de terre',
    'Polymnia sonchifolia',
    'yacon root',
    'yacon leaf tea',
    'yacón',
    'Peruvian ground apple',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['drugs-com-yacon', 'medquizzify-yacon'],
    },
  ],
  rules: [
    noData('pregnancy', ['drugs-com-yacon']),
    noData('breastfeeding', ['drugs-com-yacon']),
    childrenUnknown(18, ['drugs-com-yacon']),
  ],
  monograph: null,
} satisfies Herb;
