import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['natmed-guava'];

export const guava = {
  key: 'guava',
  name: 'Guava',
  scientificName: 'Psidium guajava',
  kind: 'food',
  family: 'Myrtaceae',
  names: ['guavas', 'guava fruit', 'amrood', 'amrud', 'goiaba', 'guayaba', 'goyave', 'Guave', 'pink guava'],
  effects: [],
  rules: [...usualFood(sources), childrenUnknown(1, sources)],
  monograph: null,
} satisfies Herb;
