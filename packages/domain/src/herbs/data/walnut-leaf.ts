import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['ema-walnut-leaf'];

export const walnutLeaf = {
  key: 'walnut-leaf',
  name: 'Walnut leaf',
  scientificName: 'Juglans regia (leaf)',
  kind: 'herb',
  family: 'Juglandaceae',
  names: [
    'walnut leaves',
    'Juglandis folium',
    'Walnussblätter',
    'Walnussblätter Tee',
    'feuille de noyer',
    'feuilles de noyer',
    'hoja de nogal',
    'hojas de nogal',
    'foglie di noce',
    'orzech włoski liść',
  ],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['tree-nut'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It comes from the tree whose nuts you react to; nobody has studied whether traces are in the leaf.',
      advice: 'Ask an allergist first, also before using it on the skin.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    {
      kind: 'age',
      underYears: 18,
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'The European monograph keeps it to adults, on the skin and for a week at most.',
      advice: 'Ask a pediatrician or pharmacist before using it on a child.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
  ],
  monograph: null,
} satisfies Herb;
