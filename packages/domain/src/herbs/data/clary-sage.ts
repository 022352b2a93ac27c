import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const clarySage = {
  key: 'clary-sage',
  name: 'Clary sage',
  scientificName: 'Salvia sclarea',
  kind: 'herb',
  family: 'Lamiaceae',
  names: [
    'clary sage oil',
    'clary sage essential oil',
    'Muskatellersalbei',
    'sauge sclarée',
    'salvia sclarea oil',
    'slarea',
    'esclarea',
  ],
  effects: [],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Its oil is used to bring on labor. In a study of 11 women at term who breathed it no contractions followed; earlier in pregnancy it has not been studied.',
      advice:
        'Leave it out, massage and baths included, unless your midwife agrees near the birth. Never swallow the oil.',
      sources: ['study-tadokoro-2017-clary-sage', 'missouri-poison-essential-oils'],
      forms: ['tea', 'extract', 'tincture', 'essential-oil', 'topical', 'unspecified'],
    },
    noData('breastfeeding', ['study-tadokoro-2017-clary-sage']),
    childrenUnknown(18, ['missouri-poison-essential-oils']),
  ],
  monograph: null,
} satisfies Herb;
