import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['vanderbilt-2022-turpentine', 'adam-turpentine-poisoning'];

export const turpentine = {
  key: 'turpentine',
  name: 'Turpentine',
  scientificName: null,
  kind: 'other',
  family: null,
  neverSuggest: true,
  names: [
    'turpentine oil',
    'turps',
    'oil of turpentine',
    'spirits of turpentine',
    'gum spirits of turpentine',
    'pure gum turpentine',
    'gum turpentine',
    'turpentine and sugar',
    'Terpentinöl',
    'Terpentin',
    'essence de térébenthine',
    'trementina',
    'aguarrás',
    'aguarras',
    'tarpin ka tel',
    'turpintine',
    'terpentine',
  ],
  effects: [],
  rules: poisonRules(
    'Turpentine is a solvent: swallowed it can fill the lungs, make drowsy and injure bladder and kidneys; about a tablespoon can kill a child.',
    'Never swallow it. If any was swallowed, call emergency services or poison control at once, and do not make the person vomit.',
    sources,
  ),
  monograph: null,
} satisfies Herb;
