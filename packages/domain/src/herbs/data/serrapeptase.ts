import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-serrapeptase', 'drugs-com-serrapeptase'];

export const serrapeptase = {
  key: 'serrapeptase',
  name: 'Serrapeptase',
  scientificName: 'serratiopeptidase',
  kind: 'other',
  family: null,
  names: [
    'serrapeptidase',
    'serratia peptidase',
    'serralysin',
    'silkworm enzyme',
    'serapeptase',
    'serrapeptasa',
    'serapeptaza',
  ],
  effects: [{ effect: 'bleeding', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:anticoagulant', 'class:antiplatelet'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It may slow clotting, so bleeding and bruising are more likely.',
      advice: 'Ask your clinic first.',
      sources,
    },
    {
      kind: 'condition',
      with: ['bleeding-disorder', 'peptic-ulcer', 'stroke'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It may slow clotting.',
      advice: 'Ask your doctor first.',
      sources,
    },
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'moderate',
      evidence: 'limited',
      why: 'It may slow clotting and add to bleeding in and after an operation.',
      advice: 'Stop 2 weeks before.',
      sources: ['natmed-serrapeptase'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
