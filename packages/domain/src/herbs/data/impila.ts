import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['study-impila-children', 'report-steenkamp-1999-impila'];

export const impila = {
  key: 'impila',
  name: 'Impila (ox-eye daisy of Natal)',
  scientificName: 'Callilepis laureola',
  kind: 'herb',
  family: 'Asteraceae',
  names: ['impila', 'callilepis', 'callilepis laureola root', 'ihlmvu', 'amafuthomhlaba'],
  neverSuggest: true,
  effects: [
    { effect: 'liver-toxic', strength: 'strong', evidence: 'strong', sources },
    { effect: 'kidney-toxic', strength: 'strong', evidence: 'strong', sources },
    { effect: 'lowers-glucose', strength: 'strong', evidence: 'strong', sources },
  ],
  rules: [
    ...poisonRules(
      'Impila destroys liver and kidneys within days and has killed many children and adults.',
      'Never take it, and never give it to a child, by mouth or as an enema. Call emergency services if it was taken.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
