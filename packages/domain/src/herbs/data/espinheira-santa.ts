import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['study-montanari-2002-maytenus'];

export const espinheiraSanta = {
  key: 'espinheira-santa',
  name: 'Espinheira santa',
  scientificName: 'Maytenus ilicifolia',
  kind: 'herb',
  family: 'Celastraceae',
  names: ['espinheira-santa', 'maytenus', 'congorosa', 'cangorosa', 'Monteverdia ilicifolia'],
  effects: [{ effect: 'estrogenic', strength: 'weak', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'In mice it kept embryos from settling and acted like estrogen, and it has been used as a contraceptive.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It acts somewhat like estrogen, and nobody has studied it in nursing.',
      advice: 'Do not take it while breastfeeding.',
      sources,
    },
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
