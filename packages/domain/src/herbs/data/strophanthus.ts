import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['ha-hk-strophanthus'];

export const strophanthus = {
  key: 'strophanthus',
  name: 'Strophanthus',
  scientificName: 'Strophanthus kombe',
  kind: 'herb',
  family: 'Apocynaceae',
  names: [
    'strophanthus gratus',
    'ouabain',
    'cymarin',
    'strophanthin',
    'g-strophanthin',
    'k-strophanthin',
    'kombe seed',
    'strophanthus seed',
    'strodival',
  ],
  neverSuggest: true,
  effects: [{ effect: 'cardiac-glycoside', strength: 'strong', evidence: 'strong', sources }],
  rules: [
    ...poisonRules(
      'Its seeds hold strophanthin, an arrow poison that acts like digitalis and stops the heart.',
      'Never take it. Call emergency services if it was taken.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
