import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['foundhealth-vanadium', 'natmed-vanadium'];

export const vanadium = {
  key: 'vanadium',
  name: 'Vanadium',
  scientificName: 'V',
  kind: 'mineral',
  family: null,
  names: [
    'vanadyl sulfate',
    'vanadyl sulphate',
    'vanadyl',
    'vanadate',
    'bis-glycinato oxovanadium',
    'bgov',
    'bmov',
    'sodium metavanadate',
    'vanadio',
    'vanádio',
  ],
  effects: [{ effect: 'lowers-glucose', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:anticoagulant', 'class:antiplatelet'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In mice that breathed it in, platelets clumped less for a time; people who take it by mouth have not been studied.',
      advice: 'Ask your clinic first.',
      sources: ['study-gonzalez-villalva-2011-vanadium'],
    },
    {
      kind: 'condition',
      with: ['kidney-disease', 'dialysis'],
      severity: 'major',
      evidence: 'limited',
      why: 'Vanadium can build up in the body and harm the kidneys; the most that is thought harmless is 1.8 mg a day.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'condition',
      with: ['bipolar-disorder'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Vanadium was found raised in mania.',
      advice: 'Ask your psychiatrist.',
      sources: ['imc-vanadium', 'natmed-vanadium'],
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Amounts in supplements pass the upper limit many times and have not been studied in pregnancy.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Amounts in supplements pass the upper limit many times and have not been studied while breastfeeding.',
      advice: 'Do not take it.',
      sources,
    },
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
