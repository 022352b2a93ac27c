import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-atractylodes'];

export const atractylodes = {
  key: 'atractylodes',
  name: 'Atractylodes',
  scientificName: 'Atractylodes macrocephala, Atractylodes lancea',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'atractylodes root',
    'white atractylodes',
    'bai zhu',
    'baizhu',
    'cang zhu',
    'cangzhu',
    'Atractylodes macrocephala',
    'Atractylodes lancea',
    'byakujutsu',
    'sojutsu',
    'baekchul',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
