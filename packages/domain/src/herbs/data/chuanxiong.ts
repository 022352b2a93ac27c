import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-zhuang-2021-chinese-warfarin', 'review-tsai-2013-chinese-anticoagulants'];

export const chuanxiong = {
  key: 'chuanxiong',
  name: 'Chuanxiong',
  scientificName: 'Ligusticum chuanxiong',
  kind: 'herb',
  family: 'Apiaceae',
  names: [
    'chuan xiong',
    'szechuan lovage',
    'Sichuan lovage',
    'Ligusticum wallichii',
    'Ligusticum striatum',
    'Conioselinum anthriscoides',
    'chuanxiong rhizome',
    'senkyu',
    'cnidium rhizome',
  ],
  effects: [{ effect: 'bleeding', strength: 'moderate', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is said to move blood and to stir the womb, and nobody has studied whether it does harm.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
