import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const eucommia = {
  key: 'eucommia',
  name: 'Eucommia',
  scientificName: 'Eucommia ulmoides',
  kind: 'herb',
  family: 'Eucommiaceae',
  names: [
    'eucommia bark',
    'du zhong',
    'duzhong',
    'tu chung',
    'tochu',
    'tochu tea',
    'Chinese rubber tree bark',
    'gutta-percha tree bark',
    'hardy rubber tree',
    'Eucommiae cortex',
  ],
  effects: [
    {
      effect: 'lowers-blood-pressure',
      strength: 'moderate',
      evidence: 'limited',
      sources: ['drugs-com-eucommia', 'verywell-eucommia'],
    },
    { effect: 'lowers-glucose', strength: 'weak', evidence: 'theoretical', sources: ['drugs-com-eucommia'] },
    { effect: 'bleeding', strength: 'weak', evidence: 'theoretical', sources: ['drugs-com-eucommia'] },
  ],
  rules: [
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
