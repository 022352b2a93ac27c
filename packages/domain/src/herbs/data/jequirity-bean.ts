import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['umem-2021-jequirity-bean', 'acep-now-jequirity-bean'];

export const jequirityBean = {
  key: 'jequirity-bean',
  name: 'Jequirity bean / rosary pea',
  scientificName: 'Abrus precatorius',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'rosary pea',
    'jequirity',
    'crabs eye bean',
    'prayer bean',
    'precatory bean',
    'love bean',
    'gunja seeds',
    'ratti seeds',
    'Paternostererbse',
    'abrin',
    'Indian licorice',
    'John Crow bead',
  ],
  neverSuggest: true,
  effects: [],
  rules: [
    ...poisonRules(
      'The seeds hold abrin, a poison like ricin: one chewed seed can kill.',
      'Never swallow it. If a seed was chewed or opened and swallowed, call emergency services or a poison center at once, before any sign shows.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
