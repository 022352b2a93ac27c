import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ema-sandy-everlasting'];

export const sandyEverlasting = {
  key: 'sandy-everlasting',
  name: 'Sandy everlasting (altın otu)',
  scientificName: 'Helichrysum arenarium',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'altın otu',
    'altin otu',
    'altınotu',
    'ölmez çiçek',
    'dwarf everlast',
    'Helichrysi flos',
    'kocanka',
    'kwiat kocanek',
    'kocanki',
    'Ruhrkraut',
    'Sandstrohblume',
    'Katzenpfötchentee',
    'bessmertnik',
    'бессмертник',
    'cmin tea',
    'smilj tea',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
