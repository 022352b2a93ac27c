import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['hellodoctor-sambong'];

export const sambong = {
  key: 'sambong',
  name: 'Sambong',
  scientificName: 'Blumea balsamifera',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'sambong tea',
    'sambong leaves',
    'subusob',
    'sobsob',
    'bukadkad',
    'ngai camphor',
    'blumea camphor',
    'Blumea',
    'ai na xiang',
    'gabuen',
    'daun sembung',
    'sembung',
  ],
  effects: [{ effect: 'diuretic', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'condition',
      with: ['kidney-disease', 'dehydration'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It drives water out, and weak kidneys or a dry body may not bear that.',
      advice: 'Ask your doctor first and drink enough.',
      sources,
    },
    {
      kind: 'allergy',
      with: ['ragweed-daisy-family'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is a relative of ragweed and can set off the same allergy.',
      advice: 'Ask an allergist first.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
