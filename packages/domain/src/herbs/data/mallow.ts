import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['ema-mallow-leaf', 'ema-mallow-flower'];

export const mallow = {
  key: 'mallow',
  name: 'Mallow',
  scientificName: 'Malva sylvestris',
  kind: 'herb',
  family: 'Malvaceae',
  names: [
    'common mallow',
    'blue mallow',
    'mallow flower',
    'mallow flowers',
    'mallow leaf',
    'mallow leaves',
    'dwarf mallow',
    'high mallow',
    'Malva neglecta',
    'malva',
    'Malve',
    'Malvenblätter',
    'Malvenblüten',
    'Käsepappel',
    'Käsepappeltee',
    'fleur de mauve',
    'fleurs de mauve',
    'malva silvestre',
    'ślaz dziki',
    'khubeza',
  ],
  effects: [
    {
      effect: 'delays-absorption',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['ema-marshmallow-root', 'ema-mallow-leaf'],
    },
  ],
  rules: [
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    {
      kind: 'age',
      underYears: 12,
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'The European monograph keeps it to people from 12 years.',
      advice: 'Ask a pediatrician or pharmacist before giving it to a younger child.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
