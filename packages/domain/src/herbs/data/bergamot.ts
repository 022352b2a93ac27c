import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-bergamot-product', 'drugs-com-bergamot-oil'];

export const bergamot = {
  key: 'bergamot',
  name: 'Citrus bergamot',
  scientificName: 'Citrus bergamia',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'bergamot orange',
    'bergamot extract',
    'citrus bergamot extract',
    'BergaMet',
    'Bergavit',
    'bergamot polyphenolic fraction',
    'BPF bergamot',
    'bergamot juice',
    'Bergamotte',
    'bergamotto',
    'bergamota',
    'bergemot',
    'citrus bergamont',
    'bergamont',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'weak', evidence: 'limited', sources: ['webmd-bergamot-quoted'] },
    {
      effect: 'photosensitizing',
      strength: 'strong',
      evidence: 'moderate',
      sources,
      forms: ['topical', 'essential-oil'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:antidiabetic'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It might lower blood sugar a little further.',
      advice: 'Check your sugar more often at first.',
      sources: ['webmd-bergamot-quoted'],
    },
    {
      kind: 'condition',
      with: ['diabetes'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It might lower blood sugar a little.',
      advice: 'Check your sugar more often at first.',
      sources: ['webmd-bergamot-quoted'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It might make blood sugar harder to steady around an operation.',
      advice: 'Stop it two weeks before an operation.',
      sources: ['webmd-bergamot-quoted'],
    },
  ],
  monograph: null,
} satisfies Herb;
