import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['health24-picrorhiza'];

export const kutki = {
  key: 'kutki',
  name: 'Kutki (picrorhiza)',
  scientificName: 'Picrorhiza kurroa',
  kind: 'herb',
  family: 'Plantaginaceae',
  names: [
    'katuka',
    'katuki',
    'picrorhiza',
    'kutaki',
    'kutkin',
    'picroliv',
    'hu huang lian',
    'Picrorhiza scrophulariiflora',
    'Neopicrorhiza',
    'kutki powder',
    'kutki churna',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources: ['health24-picrorhiza'] },
    { effect: 'immune-stimulating', strength: 'moderate', evidence: 'theoretical', sources: ['knowewell-picrorhiza'] },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Nobody has studied it well in pregnancy, and it can cause loose stools and cramps.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
