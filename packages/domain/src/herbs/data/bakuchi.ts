import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['report-2009-psoralea-liver', 'report-li-2019-psoralea'];

export const bakuchi = {
  key: 'bakuchi',
  name: 'Bakuchi (psoralea)',
  scientificName: 'Psoralea corylifolia',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'psoralea',
    'babchi',
    'bavachi',
    'bawchi',
    'bu gu zhi',
    'buguzhi',
    'boh gol zhee',
    'bol gol zhee',
    'fructus psoraleae',
    'Cullen corylifolium',
    'bakuchi seed',
    'bakuchi powder',
    'bakuchi churna',
  ],
  neverSuggest: true,
  effects: [
    { effect: 'liver-toxic', strength: 'strong', evidence: 'limited', sources },
    { effect: 'photosensitizing', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'estrogenic', strength: 'moderate', evidence: 'limited', sources: ['report-2001-psoralea-liver'] },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['liver-disease', 'hepatitis'],
      severity: 'contraindicated',
      evidence: 'limited',
      why: 'The seed has caused hepatitis, and one woman died of liver failure.',
      advice: 'Do not take it. Yellow eyes, dark urine or strong tiredness need a doctor at once.',
      sources,
    },
    {
      kind: 'age',
      overYears: 17,
      severity: 'moderate',
      evidence: 'limited',
      why: 'The seed has caused hepatitis in people without known liver disease.',
      advice: 'Better leave it out; stop at yellow eyes, dark urine or strong tiredness, and see a doctor.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'The seed has harmed the liver and acts somewhat like estrogen; nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'major',
      evidence: 'theoretical',
      why: 'The seed has harmed the liver, and nobody has studied it in nursing.',
      advice: 'Do not take it while breastfeeding.',
      sources,
    },
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
