import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const nmn = {
  key: 'nmn',
  name: 'NMN, NAD+ and NADH',
  scientificName: 'nicotinamide mononucleotide, nicotinamide adenine dinucleotide',
  kind: 'nutrient',
  family: null,
  names: [
    'NMN',
    'nicotinamide mononucleotide',
    'beta-nicotinamide mononucleotide',
    'β-NMN',
    'NMN powder',
    'NMN capsules',
    'NADH',
    'NAD+',
    'NAD supplement',
    'NAD booster',
    'NAD+ injections',
    'NAD+ drip',
    'nicotinamide adenine dinucleotide',
    'ENADA',
    'Nicotinamidmononukleotid',
    'mononucléotide de nicotinamide',
    'mononucleótido de nicotinamida',
    'nicotinamide mononucleotid',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['pamfa-nadh', 'review-song-2023-nmn']),
    noData('breastfeeding', ['pamfa-nadh', 'review-song-2023-nmn']),
    childrenUnknown(18, ['hc-nmn', 'review-song-2023-nmn']),
  ],
  monograph: null,
} satisfies Herb;
