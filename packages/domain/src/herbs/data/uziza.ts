import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const uziza = {
  key: 'uziza',
  name: 'Uziza (Ashanti pepper)',
  scientificName: 'Piper guineense',
  kind: 'food',
  family: 'Piperaceae',
  names: [
    'uziza seed',
    'uziza leaf',
    'uziza leaves',
    'Ashanti pepper',
    'West African black pepper',
    'Benin pepper',
    'Guinea cubeb',
    'iyere',
    'ata iyere',
    'soro wisa',
  ],
  effects: [],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'limited',
      why: 'Injected into pregnant rats, an extract of the seeds killed most young, and it is said to be unsafe in pregnancy where it is used.',
      advice: 'A little in soup is one thing; leave the seeds and extracts as a remedy out.',
      sources: ['study-aprioku-2018-piper-guineense'],
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    noData('breastfeeding', ['study-aprioku-2018-piper-guineense']),
    childrenUnknown(18, ['globalfoodbook-uziza']),
  ],
  monograph: null,
} satisfies Herb;
