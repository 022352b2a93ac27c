import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['drugs-com-avocado-soybean'];

export const avocadoSoybeanUnsaponifiables = {
  key: 'avocado-soybean-unsaponifiables',
  name: 'Avocado/soybean unsaponifiables',
  scientificName: null,
  kind: 'other',
  family: null,
  names: [
    'avocado-soy unsaponifiables',
    'avocado soya unsaponifiables',
    'ASU capsules',
    'Piascledine',
    'Piascledine 300',
    'Piasclédine',
    'Arthrocen',
    'insaponifiables avocat soja',
  ],
  allergens: ['soy', 'kiwi-banana-avocado'],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
