import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const poria = {
  key: 'poria',
  name: 'Poria',
  scientificName: 'Wolfiporia cocos',
  kind: 'mushroom',
  family: 'Polyporaceae',
  names: [
    'Poria cocos',
    'Wolfiporia extensa',
    'Pachyma hoelen',
    'poria mushroom',
    'fu ling',
    'fuling',
    'bai fu ling',
    'fu shen',
    'fushen',
    'hoelen',
    'tuckahoe',
    'Indian bread mushroom',
    'China root mushroom',
    'bukryeong',
    'bukuryo',
    'matsuhodo',
    'porea',
  ],
  allergens: ['mushrooms-molds'],
  effects: [
    { effect: 'sedating', strength: 'moderate', evidence: 'theoretical', sources: ['webmd-poria'] },
    { effect: 'cholinergic', strength: 'weak', evidence: 'theoretical', sources: ['webmd-poria'] },
  ],
  rules: [
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It might slow the nervous system, as the medicines of an operation do.',
      advice: 'Stop it two weeks before and tell the team.',
      sources: ['webmd-poria'],
    },
    noData('pregnancy', ['webmd-poria']),
    noData('breastfeeding', ['webmd-poria']),
    childrenUnknown(18, ['webmd-poria']),
  ],
  monograph: null,
} satisfies Herb;
