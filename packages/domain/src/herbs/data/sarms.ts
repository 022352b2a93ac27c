import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['medtalks-fda-sarms-2023', 'review-2023-sarms-safety'];

export const sarms = {
  key: 'sarms',
  name: 'SARMs',
  scientificName: 'selective androgen receptor modulators',
  kind: 'other',
  family: null,
  names: [
    'sarm',
    'selective androgen receptor modulator',
    'ostarine',
    'enobosarm',
    'mk-2866',
    'andarine',
    'ligandrol',
    'lgd-4033',
    'testolone',
    'rad-140',
    'rad140',
    'cardarine',
    'gw501516',
  ],
  neverSuggest: true,
  effects: [
    { effect: 'androgenic', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'liver-toxic', strength: 'strong', evidence: 'moderate', sources },
  ],
  rules: [
    ...poisonRules(
      'SARMs are unapproved drugs: they have caused liver failure, and heart attack, stroke, infertility, miscarriage and psychosis are warned of.',
      'Do not take them. Yellow skin, dark urine or chest pain need a doctor at once.',
      sources,
    ),
    {
      kind: 'condition',
      with: [
        'liver-disease',
        'heart-disease',
        'stroke',
        'prostate-cancer',
        'breast-cancer',
        'psychosis',
        'trying-to-conceive',
      ],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'They harm the liver, strain heart and vessels, act as male hormones and make infertile.',
      advice: 'Never take them.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
