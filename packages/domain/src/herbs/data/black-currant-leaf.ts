import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

export const blackCurrantLeaf = {
  key: 'black-currant-leaf',
  name: 'Black currant leaf',
  scientificName: 'Ribes nigrum (leaf)',
  kind: 'herb',
  family: 'Grossulariaceae',
  names: [
    'blackcurrant leaf',
    'blackcurrant leaves',
    'black currant leaves',
    'Ribis nigri folium',
    'Johannisbeerblätter',
    'feuille de cassis',
    'feuilles de cassis',
    'hoja de grosellero negro',
    'foglie di ribes nero',
  ],
  effects: [
    {
      effect: 'diuretic',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['ema-blackcurrant-leaf'],
    },
  ],
  rules: [
    noData('pregnancy', ['natmed-black-currant']),
    noData('breastfeeding', ['natmed-black-currant']),
    {
      kind: 'age',
      underYears: 18,
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'The European monograph keeps it to adults.',
      advice: 'Ask a pediatrician or pharmacist before giving it to a child.',
      sources: ['ema-blackcurrant-leaf'],
    },
  ],
  monograph: null,
} satisfies Herb;
