import { tropaneEffects, tropaneRules } from '../constituents/tropane-alkaloids.ts';
import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['report-1990-mandragora-15-cases', 'report-tsiligianni-2009-mandragora'];

export const mandrake = {
  key: 'mandrake',
  name: 'Mandrake (European)',
  scientificName: 'Mandragora officinarum',
  kind: 'herb',
  family: 'Solanaceae',
  names: ['european mandrake', 'mandragora', 'mandragora root', 'alraune', 'mandragore', 'mandrágora', 'true mandrake'],
  neverSuggest: true,
  effects: [...tropaneEffects(sources)],
  rules: [
    ...poisonRules(
      'It holds scopolamine and atropine-like poisons, which cause confusion, a racing heart, fever and coma.',
      'Never take it. Call emergency services if it was taken.',
      sources,
    ),
    ...tropaneRules({ key: 'mandrake', plant: 'Mandrake', own: sources }),
  ],
  monograph: null,
} satisfies Herb;
