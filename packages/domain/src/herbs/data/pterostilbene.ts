import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['trial-riche-2014-pterostilbene'];

export const pterostilbene = {
  key: 'pterostilbene',
  name: 'Pterostilbene',
  scientificName: 'trans-3,5-dimethoxy-4′-hydroxystilbene',
  kind: 'other',
  family: null,
  names: [
    'pTeroPure',
    'pterostilben',
    'ptérostilbène',
    'pteroestilbeno',
    'blueberry resveratrol',
    'pterostilbine',
    'terostilbene',
  ],
  effects: [{ effect: 'lowers-blood-pressure', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'condition',
      with: ['high-cholesterol'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'In a trial of 80 people LDL cholesterol rose by 17 mg/dL on it.',
      advice: 'Ask your doctor first, and have your cholesterol checked.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:lipid-lowering'],
      severity: 'minor',
      evidence: 'limited',
      why: 'It raised LDL cholesterol in a trial, less in people on cholesterol medicines.',
      advice: 'Tell your doctor, and have your cholesterol checked.',
      sources,
    },
    noData('pregnancy', ['trial-riche-2013-pterostilbene']),
    noData('breastfeeding', ['trial-riche-2013-pterostilbene']),
    childrenUnknown(18, ['trial-riche-2013-pterostilbene']),
  ],
  monograph: null,
} satisfies Herb;
