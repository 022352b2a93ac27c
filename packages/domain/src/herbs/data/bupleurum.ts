import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-lee-2011-bupleurum', 'ctca-kampo-pneumonia'];

export const bupleurum = {
  key: 'bupleurum',
  name: 'Bupleurum',
  scientificName: 'Bupleurum chinense',
  kind: 'herb',
  family: 'Apiaceae',
  names: [
    'chai hu',
    'chaihu',
    'radix bupleuri',
    'bupleurum root',
    'bupleuri radix',
    "hare's ear root",
    'Bupleurum falcatum',
    'Bupleurum scorzonerifolium',
    'saiko',
    'xiao chai hu tang',
    'sho-saiko-to',
    'shosaikoto',
    'minor bupleurum decoction',
    'long dan xie gan tang',
    'long dan xie gan wan',
  ],
  effects: [
    { effect: 'liver-toxic', strength: 'moderate', evidence: 'moderate', sources: ['study-lee-2011-bupleurum'] },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['interferon-alfa'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'Inflamed lungs, in some cases deadly, followed a mixture with this root in people treated for hepatitis.',
      advice: 'Do not combine them. A dry cough, fever or short breath needs a doctor at once.',
      sources: ['ctca-kampo-pneumonia'],
    },
    {
      kind: 'condition',
      with: ['hepatitis', 'liver-disease'],
      severity: 'major',
      evidence: 'moderate',
      why: 'People with hepatitis B who took much of this root were admitted for liver injury more often, and its best known mixture has inflamed the lungs.',
      advice: 'Do not take it unless your liver specialist agrees.',
      sources,
    },
    {
      kind: 'condition',
      with: ['copd'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'Its best known mixture has inflamed the lungs, most dangerously where the lungs were ill before.',
      advice: 'Ask your doctor first; a dry cough, fever or short breath needs a doctor at once.',
      sources: ['ctca-kampo-pneumonia'],
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Nobody has studied it in pregnancy, and large amounts have strained the liver.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
