import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['worldherbals-mulungu', 'vitalibrary-mulungu'];

export const mulungu = {
  key: 'mulungu',
  name: 'Mulungu',
  scientificName: 'Erythrina mulungu',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'mulungu bark',
    'mulungu tea',
    'Erythrina verna',
    'corticeira',
    'coral flower bark',
    'chá de mulungu',
    'casca de mulungu',
  ],
  effects: [
    { effect: 'sedating', strength: 'moderate', evidence: 'limited', sources },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['low-blood-pressure'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may lower blood pressure further.',
      advice: 'Ask your doctor first and check your pressure.',
      sources: ['worldherbals-mulungu'],
    },
    {
      kind: 'condition',
      with: ['liver-disease'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is advised against with a serious liver disease; it has hardly been studied.',
      advice: 'Ask your doctor first.',
      sources: ['vitalibrary-mulungu'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
