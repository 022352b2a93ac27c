import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const apigenin = {
  key: 'apigenin',
  name: 'Apigenin',
  scientificName: '4′,5,7-trihydroxyflavone',
  kind: 'other',
  family: null,
  names: [
    'apigenin supplement',
    'apigenin capsules',
    'chamomile flavonoid',
    'Apigenina',
    'apigénine',
    'apigenine',
    'apegenin',
    'apigenen',
  ],
  effects: [{ effect: 'estrogenic', strength: 'weak', evidence: 'theoretical', sources: ['study-long-2008-apigenin'] }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:estrogen', 'class:hormonal-cancer-therapy', 'class:progestogen'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In cells it acts like estrogen at low amounts and against it at high ones.',
      advice: 'Ask the prescriber first.',
      sources: ['study-long-2008-apigenin'],
    },
    {
      kind: 'condition',
      with: ['breast-cancer', 'hormone-sensitive-condition'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In cells it acts like estrogen at low amounts and against it at high ones.',
      advice: 'Ask your specialist first.',
      sources: ['study-long-2008-apigenin'],
    },
    {
      kind: 'condition',
      with: ['liver-disease'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'High amounts harmed the liver of rats.',
      advice: 'Ask your doctor first.',
      sources: ['skyclk-apigenin'],
    },
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
