import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['report-gowda-2003-toad-venom'];

export const toadVenom = {
  key: 'toad-venom',
  name: 'Toad venom (chan su)',
  scientificName: 'bufadienolides',
  kind: 'other',
  family: null,
  names: [
    'chan su',
    'chansu',
    'toad secretion',
    'dried toad venom',
    'senso',
    'kyushin',
    'bufalin',
    'rock hard love stone',
    'love stone aphrodisiac',
    'hua chan su',
    'liu shen wan',
    'bufo toad',
    'liushenwan',
  ],
  neverSuggest: true,
  effects: [{ effect: 'cardiac-glycoside', strength: 'strong', evidence: 'strong', sources }],
  rules: [
    ...poisonRules(
      'Toad venom acts like a digitalis poison: it has stopped hearts and killed healthy people.',
      'Never take it. Call emergency services if it was taken.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
