import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ethnoleaflets-adhatoda'];

export const vasaka = {
  key: 'vasaka',
  name: 'Vasaka (Malabar nut)',
  scientificName: 'Justicia adhatoda',
  kind: 'herb',
  family: 'Acanthaceae',
  names: [
    'vasaka leaf',
    'adhatoda',
    'Adhatoda vasica',
    'malabar nut',
    'adulsa',
    'arusa',
    'adusa',
    'vasica',
    'vasicine',
    'adathodai',
    'vasavaleha',
  ],
  effects: [],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'Its vasicine makes the womb contract, and large doses end pregnancies.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
