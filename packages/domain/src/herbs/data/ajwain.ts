import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['biologyinsights-ajwain'];

export const ajwain = {
  key: 'ajwain',
  name: 'Ajwain (carom seed)',
  scientificName: 'Trachyspermum ammi',
  kind: 'food',
  family: 'Apiaceae',
  names: [
    'ajwain',
    'ajowan',
    'carom seed',
    'carom seeds',
    'carom',
    'omam',
    'omum',
    'yavani',
    'ajwain water',
    'ajwain seeds',
    'Carum copticum',
    'thymol seed',
    'ajmo',
  ],
  effects: [],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In medicinal amounts it is said to make the womb contract; a pinch in food is no concern.',
      advice: 'Keep to the amounts of cooking.',
      sources,
      forms: ['tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    {
      kind: 'pregnancy',
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'A pinch in food is thought to be of low risk.',
      advice: 'No change is needed.',
      sources,
      forms: ['food'],
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
