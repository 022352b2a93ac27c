import type { Herb } from '../herb.ts';
import { potassiumRichFoods } from './potassium-rich-foods.ts';

export const prune = {
  key: 'prune',
  name: 'Prunes',
  scientificName: 'Prunus domestica',
  kind: 'food',
  family: 'Rosaceae',
  names: [
    'prune juice',
    'prune powder',
    'dried plums',
    'dried plum',
    'pruneaux',
    'Dörrpflaumen',
    'Backpflaumen',
    'ciruelas pasas',
    'prugne secche',
  ],
  effects: [],
  rules: [...potassiumRichFoods.rules],
  monograph: {
    partsUsed: ['fruit'],
    forms: ['food'],
    description: 'Plums that were dried, rich in fiber and potassium.',
    traditionalUses: 'Eaten in many countries to get slow bowels going.',
    uses: [
      {
        use: 'constipation',
        evidence: 'limited',
        text: 'A trial in 40 people with constipation found more bowel movements and softer stools than with psyllium; people knew which they ate.',
        sources: ['trial-attaluri-2011-prunes', 'aafp-poem-2012-prunes'],
      },
    ],
    amounts: [
      {
        form: 'food',
        text: 'The trial used 50 g (about six prunes) twice a day for three weeks.',
        sources: ['trial-attaluri-2011-prunes', 'aafp-poem-2012-prunes'],
      },
    ],
    preparation: 'Eaten as dried fruit twice a day in the trial.',
    timeToEffect: 'The trial judged them after three weeks.',
    sideEffects: {
      text: 'Well borne in the trial; a dozen brings about 260 kcal.',
      sources: ['trial-attaluri-2011-prunes', 'aafp-poem-2012-prunes'],
    },
    precautions: {
      text: 'Ask first with weak kidneys or high potassium.',
      sources: ['ods-potassium'],
    },
    lookAlikes: null,
    morphology: {
      habit: 'tree',
      leaf: { shape: 'ovate', margin: 'serrate', arrangement: 'alternate' },
      flower: { form: 'cup', color: '#f6f3ee' },
      below: 'none',
      fruit: { form: 'drupe', color: '#4b2f57' },
    },
  },
} satisfies Herb;
