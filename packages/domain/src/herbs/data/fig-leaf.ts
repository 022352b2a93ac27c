import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-fig', 'natural-standard-fig'];

export const figLeaf = {
  key: 'fig-leaf',
  name: 'Fig leaf',
  scientificName: 'Ficus carica (leaf)',
  kind: 'herb',
  family: 'Moraceae',
  names: [
    'fig leaves',
    'fig tree sap',
    'fig latex',
    'fig sap',
    'Feigenblätter',
    'hoja de higuera',
    'feuille de figuier',
    'foglie di fico',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'moderate',
      evidence: 'limited',
      sources,
    },
    {
      effect: 'photosensitizing',
      strength: 'moderate',
      evidence: 'moderate',
      sources,
      forms: ['topical', 'tea', 'extract', 'tincture', 'unspecified'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:antidiabetic', 'class:insulin', 'class:sulfonylurea'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'Fig leaf may lower blood sugar, and less insulin may then be needed.',
      advice: 'Ask first, and check your sugar more often.',
      sources,
    },
    {
      kind: 'allergy',
      with: ['latex'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'People with latex allergy can react to fig and its sap.',
      advice: 'Ask an allergist first, and keep the sap off your skin.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It may lower blood sugar.',
      advice: 'Stop two weeks before an operation.',
      sources: ['natmed-fig'],
    },
  ],
  monograph: null,
} satisfies Herb;
