import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-nestor-2015-polypodium'];

export const polypodiumLeucotomos = {
  key: 'polypodium-leucotomos',
  name: 'Polypodium leucotomos',
  scientificName: 'Phlebodium aureum',
  kind: 'herb',
  family: 'Polypodiaceae',
  names: [
    'heliocare',
    'fernblock',
    'polypodium',
    'calaguala',
    'golden polypody',
    'samambaia',
    'anapsos',
    'PLE sun capsules',
    'polypodium leucotomas',
    'sun capsules fern',
    'Goldfarn',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
