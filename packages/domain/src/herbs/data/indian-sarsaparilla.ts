import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['vitalibrary-hemidesmus'];

export const indianSarsaparilla = {
  key: 'indian-sarsaparilla',
  name: 'Indian sarsaparilla (anantamul)',
  scientificName: 'Hemidesmus indicus',
  kind: 'herb',
  family: 'Apocynaceae',
  names: [
    'anantamul',
    'anantmool',
    'anantamool',
    'anantmul',
    'anant mool',
    'shweta sariva',
    'Hemidesmus',
    'nannari',
    'nannari sarbath',
    'nannari syrup',
    'sugandhi root',
    'naruneendi',
    'sogade beru',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'weak', evidence: 'theoretical', sources },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources },
  ],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
