import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-agar'];

export const agar = {
  key: 'agar',
  name: 'Agar',
  scientificName: 'Gelidium and Gracilaria species',
  kind: 'food',
  family: 'Gelidiaceae',
  names: [
    'agar agar',
    'agar flakes',
    'kanten',
    'china grass',
    'japanese isinglass',
    'E406',
    'Agartang',
    'gelosa',
    'gélose',
    'agar jelly',
  ],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['bowel-obstruction'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It swells, and with too little water it can block the bowel.',
      advice: 'Do not take it.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    {
      kind: 'condition',
      with: ['swallowing-difficulty'],
      severity: 'major',
      evidence: 'moderate',
      why: 'It swells and can stick in the gullet.',
      advice: 'Do not take powder or flakes unless your doctor agrees.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    {
      kind: 'condition',
      with: ['high-cholesterol'],
      severity: 'minor',
      evidence: 'limited',
      why: 'In some people it may raise cholesterol.',
      advice: 'Have your cholesterol checked if you take it daily.',
      sources,
      forms: ['extract', 'unspecified'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
