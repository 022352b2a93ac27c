import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const drip = {
  evidence: 'limited',
  why: 'Drips of NAD+ are mixed without a licence, some from powder meant for food; chills, shaking and vomiting that needed treatment were reported.',
  advice: 'Ask a doctor before having one, and get help at once for shaking chills or faintness during or after it.',
  sources: ['fda-nad-compounding'],
  forms: ['injection'],
} as const;

export const nmn = {
  key: 'nmn',
  name: 'NMN, NAD+ and NADH',
  scientificName: 'nicotinamide mononucleotide, nicotinamide adenine dinucleotide',
  kind: 'nutrient',
  family: null,
  names: [
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
    { ...drip, kind: 'age', underYears: 18, severity: 'major' },
    { ...drip, kind: 'age', overYears: 17, severity: 'moderate' },
    noData('pregnancy', ['pamfa-nadh', 'review-song-2023-nmn']),
    noData('breastfeeding', ['pamfa-nadh', 'review-song-2023-nmn']),
    childrenUnknown(18, ['hc-nmn', 'review-song-2023-nmn']),
  ],
  monograph: null,
} satisfies Herb;
