import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const vidanga = {
  key: 'vidanga',
  name: 'Vidanga (false black pepper)',
  scientificName: 'Embelia ribes',
  kind: 'herb',
  family: 'Primulaceae',
  names: [
    'embelia',
    'vaividang',
    'vavding',
    'vaivaranga',
    'vayuvidangam',
    'vidang',
    'biranga',
    'false black pepper',
    'embelin',
    'vidangarishta',
    'vidangadi',
  ],
  effects: [],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'In animals its embelin kept pregnancies from beginning.',
      advice: 'Do not take it in pregnancy.',
      sources: ['study-prakash-1981-embelin'],
    },
    {
      kind: 'condition',
      with: ['trying-to-conceive'],
      severity: 'major',
      evidence: 'limited',
      why: 'In animals it kept eggs from settling.',
      advice: 'Do not take it while you hope for a child.',
      sources: ['study-prakash-1981-embelin'],
    },
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
