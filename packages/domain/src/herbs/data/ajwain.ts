import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['drugs-com-bishops-weed'];

export const ajwain = {
  key: 'ajwain',
  name: 'Ajwain (carom seed)',
  scientificName: 'Trachyspermum ammi',
  kind: 'food',
  family: 'Apiaceae',
  names: [
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
  effects: [
    {
      effect: 'bleeding',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
      forms: ['tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'In India it has been used to end pregnancies, and it harmed unborn rats and made the womb of mice contract; a pinch in food is another matter.',
      advice: 'Do not take it as a remedy; keep to the amounts of cooking.',
      sources: [...sources, 'study-stephens-2023-ajwain'],
      forms: ['tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    {
      kind: 'pregnancy',
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'Warnings speak of it as a remedy; nothing is told against a pinch in food.',
      advice: 'No change is needed.',
      sources,
      forms: ['food'],
    },
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
