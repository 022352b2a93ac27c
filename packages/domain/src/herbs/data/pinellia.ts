import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['medea-pinellia'];

export const pinellia = {
  key: 'pinellia',
  name: 'Pinellia (ban xia)',
  scientificName: 'Pinellia ternata',
  kind: 'herb',
  family: 'Araceae',
  names: [
    'ban xia',
    'banxia',
    'pinellia rhizome',
    'crow dipper',
    'hange',
    'fa ban xia',
    'jiang ban xia',
    'rhizoma pinelliae',
  ],
  effects: [{ effect: 'liver-toxic', strength: 'weak', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'supplement',
      with: ['aconite'],
      severity: 'major',
      evidence: 'limited',
      why: 'Chinese medicine forbids the pair; in rats given both, signs of harm to heart and kidneys rose.',
      advice: 'Do not combine them.',
      sources: ['review-wang-2025-aconite-pinellia'],
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'In mice the raw tuber killed mothers and stunted their young, and the decoction stunted them too; tuber treated with ginger did neither.',
      advice: 'Do not take it in pregnancy.',
      sources: ['study-xu-2013-pinellia-mice'],
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'The raw tuber is poisonous, and nobody has studied it in nursing.',
      advice: 'Do not take it while breastfeeding.',
      sources,
    },
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
