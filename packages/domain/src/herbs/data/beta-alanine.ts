import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['position-issn-beta-alanine-2015'];

export const betaAlanine = {
  key: 'beta-alanine',
  name: 'Beta-alanine',
  scientificName: '3-aminopropanoic acid',
  kind: 'nutrient',
  family: null,
  names: [
    'b-alanine',
    'β-alanine',
    'betaalanine',
    'beta alanin',
    'bêta-alanine',
    'beta-alanina',
    'CarnoSyn',
    '3-aminopropionic acid',
    'beta alinine',
    'beta alaline',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: {
    partsUsed: ['amino acid, made industrially'],
    forms: ['extract'],
    description: 'An amino acid of which muscles make carnosine, sold to people who train.',
    traditionalUses: 'None; a modern product.',
    uses: [
      {
        use: 'exercise',
        evidence: 'moderate',
        text: 'Trials show somewhat better performance in hard efforts of one to four minutes after two to four weeks; strength and endurance need more study.',
        sources,
      },
    ],
    amounts: [{ form: 'extract', text: '4 to 6 g a day, split into parts of 1.6 g or less.', sources }],
    preparation:
      'Sold ready made; split the amount for the day into parts of 1.6 g or less, which makes the tingling milder.',
    timeToEffect: 'Two to four weeks.',
    sideEffects: { text: 'Tingling of the skin, less when the amount is split.', sources },
    precautions: {
      text: 'It was studied in healthy people; with illness, in pregnancy, while nursing and in children it was not.',
      sources,
    },
    lookAlikes: null,
    morphology: null,
  },
} satisfies Herb;
