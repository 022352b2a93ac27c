import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['ha-hk-gelsemium-elegans', 'ha-hk-gelsemium-sempervirens'];

export const gelsemium = {
  key: 'gelsemium',
  name: 'Gelsemium (heartbreak grass)',
  scientificName: 'Gelsemium elegans',
  kind: 'herb',
  family: 'Gelsemiaceae',
  names: [
    'yellow jessamine',
    'carolina jessamine',
    'carolina jasmine',
    'heartbreak grass',
    'duan chang cao',
    'Gelsemium sempervirens',
    'gou wen',
    'gelsemium root',
  ],
  neverSuggest: true,
  effects: [{ effect: 'sedating', strength: 'strong', evidence: 'strong', sources }],
  rules: [
    ...poisonRules(
      'All parts hold nerve poisons that stop the breath; families have been poisoned by teas and soups.',
      'Never take it. Call emergency services if it was taken.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
