import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-lagundi-cough'];

export const lagundi = {
  key: 'lagundi',
  name: 'Lagundi (five-leaved chaste tree)',
  scientificName: 'Vitex negundo',
  kind: 'herb',
  family: 'Lamiaceae',
  names: [
    'lagundi leaf',
    'lagundi syrup',
    'lagundi tablet',
    'lagunde',
    'five-leaved chaste tree',
    'five leaf chaste tree',
    'Chinese chaste tree',
    'nirgundi',
    'nochi leaves',
    'ascof',
    'plemex',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(2, sources),
  ],
  monograph: null,
} satisfies Herb;
