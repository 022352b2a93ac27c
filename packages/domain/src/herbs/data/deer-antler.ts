import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['sun-sentinel-2013-deer-antler'];

export const deerAntler = {
  key: 'deer-antler',
  name: 'Deer antler velvet',
  scientificName: 'Cervus velvet antler',
  kind: 'other',
  family: null,
  names: [
    'lu rong',
    'lurong',
    'velvet antler',
    'antler velvet',
    'deer antler spray',
    'deer velvet',
    'elk antler velvet',
    'cornu cervi pantotrichum',
  ],
  effects: [
    { effect: 'estrogenic', strength: 'moderate', evidence: 'theoretical', sources },
    { effect: 'androgenic', strength: 'moderate', evidence: 'theoretical', sources },
  ],
  rules: [
    {
      kind: 'condition',
      with: [
        'breast-cancer',
        'prostate-cancer',
        'hormone-sensitive-condition',
        'endometriosis',
        'uterine-fibroids',
        'cancer',
      ],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds a growth factor and sex hormones, which may feed growths that depend on hormones.',
      advice: 'Do not take it unless your specialist agrees.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It holds a growth factor and sex hormones, and nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds a growth factor and sex hormones, and nobody has studied it in nursing.',
      advice: 'Do not take it while breastfeeding.',
      sources,
    },
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
