import type { Herb } from '../herb.ts';
import { childrenUnknown, foodNotExtract } from '../standard-rules.ts';

const sources = ['natmed-blueberry'];

export const blueberry = {
  key: 'blueberry',
  name: 'Blueberry',
  scientificName: 'Vaccinium corymbosum / angustifolium',
  kind: 'food',
  family: 'Ericaceae',
  names: [
    'blueberries',
    'wild blueberry',
    'wild blueberries',
    'highbush blueberry',
    'lowbush blueberry',
    'freeze-dried blueberry',
    'blueberry leaf',
    'Kulturheidelbeere',
    'arándano azul',
    'arándanos azules',
    'bleuet',
    'bleuets',
    'mirtilo azul',
    'Vaccinium angustifolium',
    'Vaccinium corymbosum',
    'bluberry',
    'blueberrys',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'limited',
      sources: ['natmed-blueberry'],
      forms: ['tea', 'extract', 'tincture'],
    },
  ],
  rules: [
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Extracts may change blood sugar.',
      advice: 'Stop extracts and powders two weeks before an operation.',
      sources: ['natmed-blueberry'],
      forms: ['tea', 'extract', 'tincture'],
    },
    ...foodNotExtract(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
