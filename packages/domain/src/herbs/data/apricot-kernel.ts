import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['efsa-2016-apricot-kernels'];

export const apricotKernel = {
  key: 'apricot-kernel',
  name: 'Apricot kernel / laetrile',
  scientificName: 'Prunus armeniaca seed, amygdalin',
  kind: 'food',
  family: 'Rosaceae',
  names: [
    'apricot kernels',
    'bitter apricot kernels',
    'apricot seeds',
    'apricot pits',
    'laetrile',
    'amygdalin',
    'vitamin b17',
    'b17',
    'bitter almond',
    'bitter almonds',
    'Aprikosenkerne',
    'bittere Aprikosenkerne',
    'Bittermandeln',
    'amandes amères',
    'noyaux d’abricot',
    'almendras amargas',
    'mandorle amare',
    'semi di albicocca',
    'ku xing ren',
  ],
  neverSuggest: true,
  effects: [],
  rules: [
    ...poisonRules(
      'Chewed kernels and laetrile set cyanide free: three small raw kernels are the most for an adult, one is too much for a toddler, and more has killed. It does not help against cancer.',
      'Do not eat them or take laetrile. After more than a few, or with headache, dizziness, vomiting or fast breathing, call emergency services or a poison center at once.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['cancer'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It is sold against cancer without proof and has poisoned people with cyanide.',
      advice: 'Do not take it; talk to your cancer team.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
