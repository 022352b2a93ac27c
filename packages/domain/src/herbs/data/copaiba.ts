import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['biologyinsights-copaiba'];

export const copaiba = {
  key: 'copaiba',
  name: 'Copaiba',
  scientificName: 'Copaifera officinalis',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'copaíba',
    'copaiba oil',
    'copaiba balsam',
    'óleo de copaíba',
    'oleo de copaiba',
    'copaiba essential oil',
    'balsam of copaiba',
    'copaiba oleoresin',
    'Copaifera',
    'baume de copahu',
    'copahu',
    'aceite de copaiba',
  ],
  effects: [],
  rules: [
    noData('pregnancy', sources),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
