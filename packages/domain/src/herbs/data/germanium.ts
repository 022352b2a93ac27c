import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['fda-import-alert-54-07-germanium', 'review-schauss-1991-germanium'];

export const germanium = {
  key: 'germanium',
  name: 'Germanium',
  scientificName: 'Ge',
  kind: 'mineral',
  family: null,
  names: [
    'organic germanium',
    'germanium sesquioxide',
    'ge-132',
    'ge132',
    'ge-oxy-132',
    'nutrigel 132',
    'germanium lactate citrate',
    'bis-carboxyethyl germanium sesquioxide',
    'propagermanium',
    'germanio',
    'organisches germanium',
  ],
  neverSuggest: true,
  effects: [{ effect: 'kidney-toxic', strength: 'strong', evidence: 'moderate', sources }],
  rules: [
    ...poisonRules(
      'Germanium taken for months has destroyed kidneys and killed, even in the amounts on the label, and the kidneys never fully recovered.',
      'Do not take it. After longer use have your kidneys checked.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['kidney-disease', 'dialysis', 'anemia', 'muscle-disease', 'neuropathy'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It harms the kidneys first, and blood, muscles and nerves as well.',
      advice: 'Never take it.',
      sources,
    },
    {
      kind: 'medicine',
      with: [
        'class:diuretic',
        'class:nsaid',
        'class:calcineurin-inhibitor',
        'class:ace-inhibitor',
        'class:arb',
        'class:chemotherapy',
        'class:lithium',
      ],
      severity: 'major',
      evidence: 'limited',
      why: 'Germanium harms the kidneys, on which this medicine depends or which it strains.',
      advice: 'Do not take it.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
