import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const peachKernel = {
  key: 'peach-kernel',
  name: 'Peach kernel (tao ren)',
  scientificName: 'Prunus persica',
  kind: 'herb',
  family: 'Rosaceae',
  names: ['tao ren', 'taoren', 'peach seed', 'peach pit', 'Persicae semen', 'tonin', 'toninjokito', 'peach kernels'],
  effects: [
    {
      effect: 'uterine-stimulant',
      strength: 'moderate',
      evidence: 'limited',
      sources: ['review-pregnancy-chinese-herbs', 'mountain-u-pregnancy'],
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'Chinese medicine forbids it in pregnancy because it may harm the child or end the pregnancy.',
      advice: 'Never take it in pregnancy.',
      sources: ['review-pregnancy-chinese-herbs'],
    },
    noData('breastfeeding', ['review-pregnancy-chinese-herbs']),
    childrenUnknown(18, ['review-pregnancy-chinese-herbs']),
  ],
  monograph: null,
} satisfies Herb;
