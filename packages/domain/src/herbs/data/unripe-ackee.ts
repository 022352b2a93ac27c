import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['acep-2016-ackee'];

export const unripeAckee = {
  key: 'unripe-ackee',
  name: 'Unripe ackee',
  scientificName: 'Blighia sapida',
  kind: 'food',
  family: 'Sapindaceae',
  names: [
    'ackee unripe',
    'green ackee',
    'unopened ackee',
    'ackee seed',
    'ackee seeds',
    'unripe ackees',
    'raw ackee',
    'ackee pod',
    'ackee leaf tea',
    'unripe akee',
  ],
  neverSuggest: true,
  effects: [{ effect: 'lowers-glucose', strength: 'strong', evidence: 'strong', sources }],
  rules: [
    ...poisonRules(
      'Unripe ackee, its seeds and its water hold hypoglycin, which causes vomiting, very low sugar, fits, coma and death.',
      'Never eat it. Call emergency services if it was eaten.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
