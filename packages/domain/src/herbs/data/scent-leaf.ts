import type { Herb } from '../herb.ts';
import { foodNotExtract } from '../standard-rules.ts';

const sources = ['review-chinedu-2021-ocimum'];

export const scentLeaf = {
  key: 'scent-leaf',
  name: 'Scent leaf (African basil)',
  scientificName: 'Ocimum gratissimum',
  kind: 'food',
  family: 'Lamiaceae',
  names: [
    'scent leaves',
    'African basil',
    'clove basil',
    'efirin',
    'efinrin',
    'effirin',
    'nchanwu',
    'nchuanwu',
    'daidoya',
    'ntong leaf',
    'tchayo',
    'fobazen',
    'alfavaca cravo',
    'nunum leaf',
    'Nelkenbasilikum',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
      forms: ['tea', 'extract', 'tincture', 'unspecified'],
    },
  ],
  rules: foodNotExtract(sources),
  monograph: null,
} satisfies Herb;
