import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const wheatDextrin = {
  key: 'wheat-dextrin',
  name: 'Wheat dextrin',
  scientificName: 'resistant dextrin from wheat',
  kind: 'nutrient',
  family: null,
  names: [
    'Benefiber',
    'benefibre',
    'Optifibre',
    'wheat dextrin fiber',
    'wheat dextrin fibre',
    'resistant dextrin',
    'Nutriose',
    'Weizendextrin',
    'dextrine de blé',
    'dextrina de trigo',
    'bene fiber',
    'beneflber',
  ],
  allergens: ['wheat-gluten'],
  effects: [
    { effect: 'delays-absorption', strength: 'weak', evidence: 'limited', sources: ['webmd-fibre-supplements'] },
  ],
  rules: [
    {
      kind: 'allergy',
      with: ['wheat-gluten'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It is made from wheat.',
      advice: 'Choose a fibre that is not, or ask your allergist.',
      sources: ['glutenfreeliving-wheat-dextrin'],
    },
    {
      kind: 'condition',
      with: ['celiac-disease'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It is made from wheat; the maker says it holds less than 10 parts of gluten in a million.',
      advice: 'Choose another fibre, or ask your doctor.',
      sources: ['glutenfreeliving-wheat-dextrin'],
    },
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(6, ['nccih-supplements-wisely']),
  ],
  monograph: {
    partsUsed: ['starch of wheat, made into fibre'],
    forms: ['extract'],
    description: 'A soluble fibre without taste that dissolves in drinks, sold as Benefiber.',
    traditionalUses: 'None; a modern product.',
    uses: [],
    amounts: [
      {
        form: 'extract',
        text: 'Two teaspoons up to three times a day for adults, one for children of 6 to 11.',
        sources: ['healthfully-wheat-dextrin'],
      },
    ],
    preparation: 'Stir it into food or a drink; it has no taste and does not thicken.',
    timeToEffect: null,
    sideEffects: {
      text: 'Little is written of it; fibre brings wind at first.',
      sources: ['webmd-fibre-supplements'],
    },
    precautions: {
      text: 'Take medications an hour before it or two hours after it, and drink enough.',
      sources: ['webmd-fibre-supplements'],
    },
    lookAlikes: null,
    morphology: null,
  },
} satisfies Herb;
