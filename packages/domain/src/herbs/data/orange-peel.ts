import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['webmd-sweet-orange', 'natmed-sweet-orange'];

export const orangePeel = {
  key: 'orange-peel',
  name: 'Sweet orange and tangerine peel',
  scientificName: 'Citrus sinensis / reticulata',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'sweet orange peel',
    'dried orange peel',
    'orange zest',
    'tangerine peel',
    'mandarin peel',
    'dried tangerine peel',
    'chen pi',
    'chenpi',
    'sweet orange oil',
    'sweet orange essential oil',
    'Citrus sinensis',
    'Citrus reticulata',
    'Orangenschale',
    'Orangenschalen',
    'cáscara de naranja',
    'écorce d’orange',
    'écorce d’orange douce',
    'scorza d’arancia',
    'casca de laranja',
  ],
  effects: [],
  rules: [
    {
      kind: 'age',
      underYears: 18,
      severity: 'major',
      evidence: 'limited',
      why: 'Large amounts of the peel have caused colic, fits and death in children.',
      advice: 'Give no peel as a remedy; a little zest in food is another thing.',
      sources,
      forms: ['tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    noData('pregnancy', ['webmd-sweet-orange']),
    noData('breastfeeding', ['webmd-sweet-orange']),
  ],
  monograph: null,
} satisfies Herb;
