import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const ashitaba = {
  key: 'ashitaba',
  name: 'Ashitaba',
  scientificName: 'Angelica keiskei',
  kind: 'herb',
  family: 'Apiaceae',
  names: [
    'tomorrows leaf',
    'tomorrow leaf',
    'leaves of tomorrow',
    'japanese angelica',
    'kenso',
    'sinsuncho',
    'longevity herb ashitaba',
    'ashitaba chalcone',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['natmed-ashitaba']),
    noData('breastfeeding', ['natmed-ashitaba']),
    childrenUnknown(18, ['natmed-ashitaba']),
  ],
  monograph: null,
} satisfies Herb;
