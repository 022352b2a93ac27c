import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['commission-e-adonis', 'wikitox-cardiac-plants'];

export const pheasantsEye = {
  key: 'pheasants-eye',
  name: 'Pheasant’s eye, dogbane and milkweed',
  scientificName: 'Adonis vernalis, Apocynum, Asclepias',
  kind: 'herb',
  family: null,
  names: [
    'adonis vernalis',
    'adonidis herba',
    'pheasant’s eye',
    'pheasant’s eye adonis',
    'Adonisröschen',
    'dogbane',
    'apocynum',
    'canadian hemp',
    'milkweed',
  ],
  neverSuggest: true,
  effects: [{ effect: 'cardiac-glycoside', strength: 'strong', evidence: 'strong', sources }],
  rules: poisonRules(
    'It holds cardiac glycosides that act like digitalis; too much upsets the rhythm of the heart.',
    'Never take it. Call emergency services if it was taken and there is vomiting, faintness or an uneven pulse.',
    sources,
  ),
  monograph: null,
} satisfies Herb;
