import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-2023-peperomia'];

export const pansitPansitan = {
  key: 'pansit-pansitan',
  name: 'Pansit-pansitan (ulasimang bato)',
  scientificName: 'Peperomia pellucida',
  kind: 'herb',
  family: 'Piperaceae',
  names: [
    'pansitpansitan',
    'pansitan',
    'pansit-pansitan tea',
    'ulasimang bato',
    'olasimang bato',
    'sida-sida',
    'shiny bush',
    'silverbush',
    'clear weed',
    'suruhan',
    'sirih cina',
    'rinrin',
    'Peperomia',
  ],
  effects: [
    { effect: 'diuretic', strength: 'weak', evidence: 'limited', sources },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources },
  ],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
