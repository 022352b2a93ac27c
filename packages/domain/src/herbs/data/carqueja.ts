import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const carqueja = {
  key: 'carqueja',
  name: 'Carqueja',
  scientificName: 'Baccharis trimera',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'Baccharis genistelloides',
    'Baccharis crispa',
    'carqueja amarga',
    'carqueja-amargosa',
    'carqueja tea',
    'chá de carqueja',
    'carquejinha',
    'carquejilla',
    'quina de condamiana',
    'quimsa kuchu',
    'tiririca de balaio',
    'cacalia amarga',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources: ['gigas-carqueja'] },
    {
      effect: 'uterine-stimulant',
      strength: 'moderate',
      evidence: 'theoretical',
      sources: ['raintree-carqueja', 'gigas-carqueja'],
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It has been used to end pregnancies, and an extract harmed the kidneys and liver of pregnant rats.',
      advice: 'Do not take it in pregnancy.',
      sources: ['study-2008-carqueja-rats', 'raintree-carqueja', 'gigas-carqueja'],
    },
    {
      kind: 'condition',
      with: ['diabetes', 'low-blood-sugar'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may lower blood sugar.',
      advice: 'Ask first and check your sugar more often.',
      sources: ['gigas-carqueja'],
    },
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
