import type { Herb } from '../herb.ts';
import { foodNotExtract } from '../standard-rules.ts';

const sources = ['review-curry-leaf-diabetes', 'globinmed-curry-leaf'];

export const curryLeaf = {
  key: 'curry-leaf',
  name: 'Curry leaf',
  scientificName: 'Murraya koenigii',
  kind: 'food',
  family: 'Rutaceae',
  names: [
    'curry leaves',
    'curry tree',
    'curry leaf tree',
    'curry leaf powder',
    'Bergera koenigii',
    'kadi patta',
    'kari patta',
    'karivepaku',
    'karuveppilai',
    'kariveppila',
    'meetha neem',
    'meethi neem',
    'sweet neem',
    'daun kari',
    'Curryblätter',
    'feuilles de curry',
    'hojas de curry',
    'foglie di curry',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'limited',
      sources,
      forms: ['tea', 'extract', 'tincture', 'unspecified'],
    },
  ],
  rules: foodNotExtract(sources),
  monograph: null,
} satisfies Herb;
