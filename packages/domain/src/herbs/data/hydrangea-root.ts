import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-hydrangea'];

export const hydrangeaRoot = {
  key: 'hydrangea-root',
  name: 'Hydrangea root',
  scientificName: 'Hydrangea arborescens',
  kind: 'herb',
  family: 'Hydrangeaceae',
  names: [
    'hydrangea',
    'wild hydrangea',
    'smooth hydrangea',
    'mountain hydrangea',
    'seven barks',
    'Hortensie',
    'Hortensienwurzel',
    'hortensia',
    'hortensia raíz',
  ],
  effects: [
    {
      effect: 'diuretic',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['lithium'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may drive water out and hold lithium back, so that lithium becomes too strong.',
      advice: 'Do not combine them unless your doctor checks the level.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
