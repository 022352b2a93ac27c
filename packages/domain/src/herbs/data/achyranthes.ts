import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const achyranthes = {
  key: 'achyranthes',
  name: 'Achyranthes',
  scientificName: 'Achyranthes bidentata',
  kind: 'herb',
  family: 'Amaranthaceae',
  names: [
    'niu xi',
    'huai niu xi',
    'chuan niu xi',
    'Cyathula officinalis',
    'Achyranthes aspera',
    'Achyranthis radix',
    'ox knee root',
    'apamarga',
    'apamarg',
    'chirchita',
    'latjeera',
    'chaff flower',
    'prickly chaff flower',
    "devil's horsewhip",
    'nayuruvi',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'weak', evidence: 'theoretical', sources: ['wikiwel-achyranthes'] },
    {
      effect: 'uterine-stimulant',
      strength: 'moderate',
      evidence: 'limited',
      sources: ['study-teshome-2021-achyranthes'],
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'It may make the womb contract, and pregnant rats lost young on it.',
      advice: 'Do not take it in pregnancy.',
      sources: ['study-teshome-2021-achyranthes', 'mountain-u-pregnancy'],
    },
    {
      kind: 'condition',
      with: ['trying-to-conceive'],
      severity: 'major',
      evidence: 'limited',
      why: 'It is used to keep from getting pregnant in some places, and in rats fewer eggs settled.',
      advice: 'Do not take it while you hope for a child.',
      sources: ['study-teshome-2021-achyranthes'],
    },
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
