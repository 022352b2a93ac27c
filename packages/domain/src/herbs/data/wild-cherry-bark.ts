import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['natmed-wild-cherry-product'];

export const wildCherryBark = {
  key: 'wild-cherry-bark',
  name: 'Wild cherry bark',
  scientificName: 'Prunus serotina',
  kind: 'herb',
  family: 'Rosaceae',
  names: [
    'wild cherry',
    'wild black cherry bark',
    'black cherry bark',
    'wild cherry cough syrup',
    'rum cherry bark',
    'virginian prune',
    'choke cherry bark',
    'Prunus virginiana',
    'cerisier de Virginie',
    'cerezo silvestre corteza',
    'amerikanische Traubenkirsche',
  ],
  effects: [
    {
      effect: 'cyp3a4-inhibitor',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It holds prunasin, which gives off cyanide and may harm the unborn child.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    noData('breastfeeding', sources),
    {
      kind: 'age',
      underYears: 18,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'The bark gives off cyanide, and little is known of what a child can take.',
      advice: 'Do not give it to a child unless a doctor agrees.',
      sources,
    },
    {
      kind: 'condition',
      with: ['liver-disease', 'kidney-disease'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Long or heavy use may poison by the cyanide in it.',
      advice: 'Better leave it out.',
      sources: ['natmed-wild-cherry-product'],
    },
    {
      kind: 'supplement',
      with: ['apricot-kernel'],
      severity: 'major',
      evidence: 'theoretical',
      why: 'Both give off cyanide.',
      advice: 'Do not take either.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
