import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['fda-amanita-letter-2024'];

export const flyAgaric = {
  key: 'fly-agaric',
  name: 'Fly agaric',
  scientificName: 'Amanita muscaria',
  kind: 'mushroom',
  family: 'Amanitaceae',
  names: [
    'amanita gummies',
    'amanita muscaria gummies',
    'amanita',
    'muscimol',
    'Diamond Shruumz',
    'Diamond Shrooms',
    'ibotenic acid',
    'fly amanita',
    'fliegenpilz',
    'amanite tue-mouches',
    'matamoscas mushroom',
    'amanita pantherina',
    'panther cap',
  ],
  neverSuggest: true,
  allergens: ['mushrooms-molds'],
  effects: [
    { effect: 'sedating', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'lowers-seizure-threshold', strength: 'moderate', evidence: 'limited', sources },
  ],
  rules: [
    ...poisonRules(
      'Fly agaric and its substances cloud the mind; sweets with it made people seriously ill, and the US authority does not allow it in food.',
      'Do not take it. If someone is confused, has a fit or can hardly be woken, call emergency services.',
      sources,
    ),
    {
      kind: 'medicine',
      with: ['class:benzodiazepine', 'class:opioid', 'class:hypnotic', 'class:barbiturate', 'alcohol'],
      severity: 'contraindicated',
      evidence: 'limited',
      why: 'Together they can make unconscious and slow breathing.',
      advice: 'Never combine them.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
