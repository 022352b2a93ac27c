import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-zhuang-2021-chinese-warfarin'];

export const notoginseng = {
  key: 'notoginseng',
  name: 'Notoginseng',
  scientificName: 'Panax notoginseng',
  kind: 'herb',
  family: 'Araliaceae',
  names: [
    'san qi',
    'sanqi',
    'tian qi',
    'tianqi',
    'tienchi',
    'tienchi ginseng',
    'panax pseudoginseng',
    'pseudoginseng',
    'yunnan baiyao',
    'yunnan bai yao',
    'Radix notoginseng',
    'notoginseng root',
    'san chi',
    'sanchi',
  ],
  effects: [{ effect: 'bleeding', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:vitamin-k-antagonist'],
      severity: 'major',
      evidence: 'limited',
      why: 'In tests it strengthened warfarin, and the clotting time rose.',
      advice: 'Do not combine them unless your clinic agrees and checks the INR.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It changes how blood clots, and nobody has studied whether it may be taken in pregnancy.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
