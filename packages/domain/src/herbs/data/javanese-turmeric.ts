import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-javanese-turmeric', 'ema-javanese-turmeric'];

export const javaneseTurmeric = {
  key: 'javanese-turmeric',
  name: 'Javanese turmeric (temulawak)',
  scientificName: 'Curcuma zanthorrhiza',
  kind: 'herb',
  family: 'Zingiberaceae',
  names: [
    'temulawak',
    'temu lawak',
    'temoe lawak',
    'temulawak tea',
    'Java turmeric',
    'Curcuma xanthorrhiza',
    'Javanische Gelbwurz',
    'curcuma de java',
    'temu lawas',
    'Curcumae xanthorrhizae rhizoma',
    'jamu temulawak',
  ],
  effects: [{ effect: 'irritates-stomach', strength: 'weak', evidence: 'limited', sources }],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
