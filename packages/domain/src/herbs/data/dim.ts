import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['foundhealth-diindolylmethane'];

export const dim = {
  key: 'dim',
  name: 'DIM and indole-3-carbinol',
  scientificName: '3,3-diindolylmethane, indole-3-carbinol',
  kind: 'other',
  family: null,
  names: [
    'diindolylmethane',
    '3,3-diindolylmethane',
    'DIM supplement',
    'DIM capsules',
    'dim plus',
    'indole-3-carbinol',
    'i3c',
    'bioresponse dim',
  ],
  effects: [
    {
      effect: 'cyp1a2-inducer',
      strength: 'moderate',
      evidence: 'theoretical',
      sources: ['msk-indole-3-carbinol'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['tamoxifen'],
      severity: 'major',
      evidence: 'moderate',
      why: 'In a trial women who took DIM had less of the working forms of tamoxifen in their blood.',
      advice: 'Do not take it during tamoxifen unless your cancer team agrees.',
      sources: ['study-thomson-2017-dim-tamoxifen'],
    },
    {
      kind: 'medicine',
      with: [
        'class:hormonal-cancer-therapy',
        'class:estrogen',
        'class:androgen',
        'class:hormonal-contraceptive',
        'class:fertility-drug',
      ],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It changes what the body does with estrogen and testosterone.',
      advice: 'Ask the prescriber first.',
      sources,
    },
    {
      kind: 'condition',
      with: ['breast-cancer', 'prostate-cancer', 'hormone-sensitive-condition', 'endometriosis', 'uterine-fibroids'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It changes what the body does with sex hormones, and whether that helps or harms here is not known.',
      advice: 'Ask your specialist first.',
      sources: ['foundhealth-diindolylmethane', 'study-thomson-2017-dim-tamoxifen'],
    },
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
