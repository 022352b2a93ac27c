import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-jan-2005-evodia-theophylline', 'study-2005-rutaecarpine-theophylline'];

export const evodia = {
  key: 'evodia',
  name: 'Evodia',
  scientificName: 'Tetradium ruticarpum',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'Tetradium',
    'wu zhu yu',
    'wuzhuyu',
    'evodia rutaecarpa',
    'evodia fruit',
    'evodiae fructus',
    'evodiamine',
    'rutaecarpine',
    'goshuyu',
    'Euodia ruticarpa',
  ],
  effects: [{ effect: 'cyp1a2-inducer', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['theophylline', 'aminophylline'],
      severity: 'major',
      evidence: 'limited',
      why: 'In animals it cut the level of this medicine by more than half, so asthma may get worse.',
      advice: 'Do not combine them.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
