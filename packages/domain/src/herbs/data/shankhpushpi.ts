import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-1992-shankhapushpi-phenytoin'];

export const shankhpushpi = {
  key: 'shankhpushpi',
  name: 'Shankhpushpi',
  scientificName: 'Convolvulus prostratus',
  kind: 'herb',
  family: 'Convolvulaceae',
  names: [
    'shankhapushpi',
    'shankapushpi',
    'shankpushpi',
    'sankhapuspi',
    'Convolvulus pluricaulis',
    'shankhpushpi syrup',
  ],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['phenytoin'],
      severity: 'major',
      evidence: 'limited',
      why: 'Two people lost control of their seizures and had less phenytoin in their blood while they took this remedy.',
      advice: 'Do not combine them.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:antiepileptic'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It weakened a medicine against seizures, and nobody has tested it with the others.',
      advice: 'Ask the prescriber first.',
      sources,
    },
    {
      kind: 'condition',
      with: ['epilepsy'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Seizures came back in people who took it beside their medicine.',
      advice: 'Ask your doctor first.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
