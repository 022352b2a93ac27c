import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['ema-tormentil'];

export const tormentil = {
  key: 'tormentil',
  name: 'Tormentil',
  scientificName: 'Potentilla erecta',
  kind: 'herb',
  family: 'Rosaceae',
  names: [
    'tormentil root',
    'tormentilla',
    'Tormentillae rhizoma',
    'Blutwurz',
    'Blutwurz Tee',
    'Blutwurztropfen',
    'Tormentill',
    'Potentilla tormentilla',
    'kłącze pięciornika',
    'pięciornik',
    'kalgan root',
    'tormentille',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['hus-herbal-supplements']),
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: {
    partsUsed: ['rhizome'],
    forms: ['tea', 'tincture', 'topical'],
    description: 'A low yellow-flowered herb of heaths and poor meadows; its knobbly rhizome turns red when cut.',
    traditionalUses: 'Tea or tincture of the rhizome for loose stools, and as a rinse for a sore mouth.',
    uses: [
      {
        use: 'diarrhea',
        evidence: 'theoretical',
        text: 'European and German experts accept it for mild diarrhea on long use alone.',
        sources: ['ema-tormentil', 'commission-e-tormentil'],
      },
      {
        use: 'mouth',
        evidence: 'theoretical',
        text: 'Accepted as a rinse for a mildly inflamed mouth on long use alone.',
        sources: ['ema-tormentil', 'commission-e-tormentil'],
      },
    ],
    amounts: [
      { form: 'tea', text: '4 to 6 g of cut rhizome a day as tea.', sources: ['commission-e-tormentil'] },
      {
        form: 'topical',
        text: '10 to 20 drops of the tincture in a glass of water, to rinse the mouth and throat.',
        sources: ['commission-e-tormentil'],
      },
    ],
    preparation: 'The cut rhizome is boiled in water or steeped in it.',
    timeToEffect: 'See a doctor if diarrhea lasts longer than three days, or a sore mouth longer than a week.',
    sideEffects: { text: 'Stomach upset in sensitive people.', sources: ['commission-e-tormentil'] },
    precautions: {
      text: 'For adults only. Diarrhea with blood or fever, or that lasts longer than three days, needs a doctor; what is lost has to be drunk again. Not studied in pregnancy and breastfeeding.',
      sources: ['ema-tormentil', 'hus-herbal-supplements'],
    },
    lookAlikes: null,
    morphology: {
      habit: 'herb',
      leaf: { shape: 'trifoliate', margin: 'serrate', arrangement: 'alternate' },
      flower: { form: 'cup', color: '#f4d03a' },
      below: 'rhizome',
      fruit: { form: 'nut', color: '#8a7a3a' },
    },
  },
} satisfies Herb;
