import { tropaneEffects, tropaneRules } from '../constituents/tropane-alkaloids.ts';
import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const own = ['webmd-scopolia', 'commission-e-scopolia'];

export const scopolia = {
  key: 'scopolia',
  name: 'Scopolia',
  scientificName: 'Scopolia carniolica',
  kind: 'herb',
  family: 'Solanaceae',
  names: [
    'scopola',
    'Scopoliae rhizoma',
    'scopolia root',
    'Japanese belladonna',
    'Russian belladonna',
    'belladonna scopola',
    'Scopolia japonica',
    'Glockenbilsenkraut',
    'Tollkraut',
    'escopolia',
    'European scopolia',
    'scopolia extract',
  ],
  neverSuggest: true,
  effects: [...tropaneEffects(own)],
  rules: [
    ...poisonRules(
      'Scopolia holds hyoscyamine, atropine and scopolamine, and little lies between an amount that acts and one that poisons: fever, blindness for near things, hallucinations, failing breath, death.',
      'Never take it. Call emergency services or poison control if it was taken.',
      ['webmd-scopolia', 'commission-e-scopolia'],
    ),
    ...tropaneRules({ key: 'scopolia', plant: 'Scopolia', own }),
  ],
  monograph: null,
} satisfies Herb;
