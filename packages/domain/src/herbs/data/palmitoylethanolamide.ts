import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const palmitoylethanolamide = {
  key: 'palmitoylethanolamide',
  name: 'Palmitoylethanolamide (PEA)',
  scientificName: 'N-palmitoylethanolamine',
  kind: 'other',
  family: null,
  names: [
    'palmitoyl ethanolamide',
    'palmitoylethanolamine',
    'palmidrol',
    'PEA supplement',
    'PEA capsules',
    'micronized PEA',
    'micronised PEA',
    'PeaPure',
    'Normast',
    'Levagen',
    'OptiPEA',
    'palmitoiletanolamida',
    'palmitoylethanolamid',
    'palmitoyléthanolamide',
    'palmitoiletanolamide',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['review-gabrielsson-2016-pea']),
    noData('breastfeeding', ['review-gabrielsson-2016-pea']),
    childrenUnknown(18, ['review-gabrielsson-2016-pea']),
  ],
  monograph: {
    partsUsed: ['fatty acid amide, made industrially'],
    forms: ['extract'],
    description: 'A fat that the body makes itself where tissue is sore, sold as a supplement for pain.',
    traditionalUses: 'None; a modern product.',
    uses: [
      {
        use: 'pain',
        evidence: 'limited',
        text: 'Eight trials with some 1,200 people found less pain than with placebo; their quality varies.',
        sources: ['meta-artukoglu-2017-pea', 'review-gabrielsson-2016-pea', 'review-schweiger-2024-pea'],
      },
    ],
    amounts: [{ form: 'extract', text: '300 to 1200 mg a day in trials.', sources: ['meta-artukoglu-2017-pea'] }],
    preparation: null,
    timeToEffect: 'Trials measured pain after one and two months.',
    sideEffects: { text: 'Seldom: stomach upset, drowsiness, palpitations.', sources: ['meta-artukoglu-2017-pea'] },
    precautions: {
      text: 'Too few people took it for longer than two months to know rare harm. How it goes with medications was hardly studied.',
      sources: ['review-gabrielsson-2016-pea'],
    },
    lookAlikes: null,
    morphology: null,
  },
} satisfies Herb;
