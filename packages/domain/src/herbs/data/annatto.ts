import type { Herb } from '../herb.ts';
import { childrenUnknown, foodNotExtract } from '../standard-rules.ts';

const sources = ['webmd-annatto'];

export const annatto = {
  key: 'annatto',
  name: 'Annatto',
  scientificName: 'Bixa orellana',
  kind: 'food',
  family: 'Bixaceae',
  names: [
    'achiote',
    'achiote paste',
    'achiote leaf',
    'annatto leaf',
    'annato',
    'anatto',
    'atsuete',
    'bija',
    'bijol',
    'urucum',
    'urucu',
    'roucou',
    'rocou',
    'lipstick tree',
    'E160b',
    'Orleanstrauch',
    'recado rojo',
  ],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['class:antidiabetic', 'class:insulin', 'class:sulfonylurea'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'As a medicine annatto may raise or lower blood sugar.',
      advice: 'Ask first, and check your sugar more often.',
      sources,
      forms: ['tea', 'extract', 'tincture', 'essential-oil'],
    },
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'As a medicine it may change blood sugar.',
      advice: 'Stop leaf and extracts two weeks before an operation.',
      sources,
      forms: ['tea', 'extract', 'tincture', 'essential-oil'],
    },
    ...foodNotExtract(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
