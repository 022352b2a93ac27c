import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const betaine = {
  key: 'betaine',
  name: 'Betaine (TMG)',
  scientificName: 'trimethylglycine',
  kind: 'nutrient',
  family: null,
  names: [
    'TMG',
    'betaine anhydrous',
    'trimethyl glycine',
    'TMG powder',
    'glycine betaine',
    'Cystadane',
    'Betain',
    'bétaïne',
    'betaína',
    'betaina',
    'betane',
    'betain anhydrous',
  ],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['high-cholesterol', 'heart-disease'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It may raise cholesterol.',
      advice: 'Ask your doctor first, and have your cholesterol checked.',
      sources: ['adam-betaine'],
    },
    {
      kind: 'medicine',
      with: ['class:statin', 'class:lipid-lowering'],
      severity: 'minor',
      evidence: 'limited',
      why: 'It may raise the cholesterol that this medicine is to lower.',
      advice: 'Tell your doctor, and have your cholesterol checked.',
      sources: ['adam-betaine'],
    },
    noData('pregnancy', ['medscape-betaine']),
    noData('breastfeeding', ['medscape-betaine']),
    childrenUnknown(18, ['medscape-betaine']),
  ],
  monograph: null,
} satisfies Herb;
