import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-alleyne-2005-mauby'];

export const mauby = {
  key: 'mauby',
  name: 'Mauby bark',
  scientificName: 'Colubrina elliptica',
  kind: 'food',
  family: 'Rhamnaceae',
  names: [
    'mauby drink',
    'mauby syrup',
    'mavi',
    'mabi',
    'maubi',
    'soldierwood',
    'behuco indio',
    'bois mabi',
    'Colubrina arborescens',
    'Colubrina reclinata',
  ],
  effects: [
    {
      effect: 'lowers-blood-pressure',
      strength: 'weak',
      evidence: 'limited',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
  ],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
