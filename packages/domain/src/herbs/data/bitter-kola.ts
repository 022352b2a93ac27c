import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-igbinoba-2015-bitter-kola'];

export const bitterKola = {
  key: 'bitter-kola',
  name: 'Bitter kola',
  scientificName: 'Garcinia kola',
  kind: 'food',
  family: 'Clusiaceae',
  names: ['bitter cola', 'orogbo', 'namijin goro', 'aki ilu', 'bitterkola'],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['quinine', 'class:antimalarial'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'In a trial quinine reached lower levels in people who ate it each day.',
      advice: 'Do not eat it during treatment of malaria.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:fluoroquinolone'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'Ten healthy people took up about a fifth less ofloxacin when they ate the seeds with it; in a test tube the seeds bound ciprofloxacin.',
      advice: 'Leave it out until the antibiotic is finished.',
      sources: ['study-esimone-2007-bitter-kola-ofloxacin', 'study-esimone-2002-bitter-kola-ciprofloxacin'],
    },
    {
      kind: 'medicine',
      with: ['class:antituberculosis'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In animals less of some antibiotics reached the blood and the lungs when it was eaten beside them.',
      advice: 'Leave it out until the antibiotic is finished.',
      sources: ['tribune-2021-bitter-kola'],
    },
    {
      kind: 'medicine',
      with: ['class:vitamin-k-antagonist'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Nobody has studied it with blood thinners, and it changes how other medicines are taken up.',
      advice: 'Ask your clinic first.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
