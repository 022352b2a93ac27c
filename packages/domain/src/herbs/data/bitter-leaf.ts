import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-ijeh-2011-bitter-leaf'];

export const bitterLeaf = {
  key: 'bitter-leaf',
  name: 'Bitter leaf',
  scientificName: 'Vernonia amygdalina',
  kind: 'food',
  family: 'Asteraceae',
  names: [
    'etidot',
    'bitterleaf',
    'vernonia',
    'ewuro',
    'onugbu',
    'mululuza',
    'omubirizi',
    'bitter leaf juice',
    'bitter leaf water',
    'ndole',
    'bitter leaf soup',
    'gymnanthemum',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In tests its extract made the womb contract. As a cooked vegetable it is a usual food.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
