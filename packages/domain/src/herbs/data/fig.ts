import type { Herb } from '../herb.ts';
import { childrenUnknown, usualFood } from '../standard-rules.ts';

const sources = ['natmed-fig', 'natural-standard-fig'];

export const fig = {
  key: 'fig',
  name: 'Fig',
  scientificName: 'Ficus carica',
  kind: 'food',
  family: 'Moraceae',
  names: [
    'figs',
    'fresh figs',
    'dried figs',
    'fig paste',
    'fig fruit',
    'syrup of figs without senna',
    'anjeer',
    'anjir',
    'Feigen',
    'getrocknete Feigen',
    'higos',
    'higo',
    'figue',
    'figues',
    'fichi',
    'figos',
  ],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['latex'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'People with latex allergy can react to figs.',
      advice: 'Ask an allergist first, and stop at any itching or swelling.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    {
      kind: 'allergy',
      with: ['birch-pollen', 'grass-pollen'],
      severity: 'minor',
      evidence: 'limited',
      why: 'Some people with this hay fever get an itching mouth from figs.',
      advice: 'Stop at any itching or swelling, and ask an allergist.',
      sources: ['natural-standard-fig'],
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    ...usualFood(['natmed-fig']),
    childrenUnknown(1, ['natmed-fig']),
  ],
  monograph: null,
} satisfies Herb;
