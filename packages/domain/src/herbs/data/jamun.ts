import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['trial-sanwalka-2019-jamun'];

export const jamun = {
  key: 'jamun',
  name: 'Jamun',
  scientificName: 'Syzygium cumini',
  kind: 'food',
  family: 'Myrtaceae',
  names: [
    'jambul',
    'jamun seed',
    'jamun seed powder',
    'java plum',
    'jambolan',
    'black plum jamun',
    'jamun powder',
    'duhat',
    'jambolao',
    'Eugenia jambolana',
    'naval pazham',
    'karela jamun juice',
    'karela jamun',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'moderate', evidence: 'limited', sources }],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
