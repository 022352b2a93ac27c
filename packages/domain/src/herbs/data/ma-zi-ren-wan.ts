import { anthranoidRules } from '../constituents/anthranoids.ts';
import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['msk-ma-zi-ren-wan'];

export const maZiRenWan = {
  key: 'ma-zi-ren-wan',
  name: 'Ma zi ren wan (hemp seed pill)',
  scientificName: null,
  kind: 'other',
  family: null,
  names: [
    'mazirenwan',
    'ma zi ren',
    'mazi renwan',
    'hemp seed pill',
    'hemp seed pills',
    'hemp seed formula',
    'mashiningan',
    'TJ-126',
    'ma ren wan',
    'run chang wan',
    '麻子仁丸',
    '麻仁丸',
  ],
  effects: [{ effect: 'stimulant-laxative', strength: 'moderate', evidence: 'moderate', sources }],
  rules: [
    ...anthranoidRules(sources),
    {
      kind: 'condition',
      with: ['bowel-obstruction', 'inflammatory-bowel-disease', 'acute-abdomen'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It holds rhubarb root, which drives the bowel.',
      advice: 'Do not take it. Sudden belly pain with vomiting needs urgent care.',
      sources: ['ema-rhubarb-root', 'msk-ma-zi-ren-wan'],
    },
    {
      kind: 'allergy',
      with: ['tree-nut'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds apricot kernels, which can set off an allergy.',
      advice: 'Ask an allergist first.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It holds rhubarb root, a strong laxative that is not taken in pregnancy.',
      advice: 'Do not take it in pregnancy.',
      sources: ['ema-rhubarb-root', 'msk-ma-zi-ren-wan'],
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
