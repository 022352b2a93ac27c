import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const monkFruit = {
  key: 'monk-fruit',
  name: 'Monk fruit',
  scientificName: 'Siraitia grosvenorii',
  kind: 'food',
  family: 'Cucurbitaceae',
  names: [
    'Siraitia',
    'monkfruit',
    'monk fruit sweetener',
    'monk fruit extract',
    'luo han guo',
    'lo han guo',
    'luohan guo',
    'luo han kuo',
    'mogroside',
    'mogrosides',
    'mogroside V',
    'Momordica grosvenorii',
    'Mönchsfrucht',
    'fruit du moine',
    'fruta del monje',
    'frutto del monaco',
    'PureLo',
    'monk frut',
  ],
  effects: [],
  rules: [
    noData('pregnancy', ['efsa-2019-monk-fruit']),
    noData('breastfeeding', ['efsa-2019-monk-fruit']),
    childrenUnknown(18, ['efsa-2019-monk-fruit']),
  ],
  monograph: {
    partsUsed: ['fruit'],
    forms: ['food', 'extract'],
    description:
      'A small melon of southern China whose extract is a hundred times sweeter than sugar, without its calories.',
    traditionalUses: 'In China boiled for drinks and soups, and for cough and a sore throat.',
    uses: [],
    amounts: [],
    preparation: null,
    timeToEffect: null,
    sideEffects: {
      text: 'Seldom allergic reactions; wind and diarrhea from sugar alcohols that are mixed in.',
      sources: ['stmonk-monk-fruit'],
    },
    precautions: {
      text: 'US authorities let it pass as a food; the European authority found the studies too few. Many products are mostly erythritol: read the label.',
      sources: ['efsa-2019-monk-fruit'],
    },
    lookAlikes: null,
    morphology: null,
  },
} satisfies Herb;
