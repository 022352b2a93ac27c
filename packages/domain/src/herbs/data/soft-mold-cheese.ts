import { calciumOfCheese } from '../constituents/calcium-of-cheese.ts';
import { tyramineRules } from '../constituents/tyramine.ts';
import type { Herb } from '../herb.ts';

export const softMoldCheese = {
  key: 'soft-mold-cheese',
  name: 'Soft cheese with mold',
  scientificName: null,
  kind: 'food',
  family: null,
  names: [
    'blue cheese',
    'roquefort',
    'gorgonzola',
    'danish blue',
    'camembert',
    'brie',
    'soft blue cheese',
    'mould-ripened cheese',
    'mold-ripened cheese',
    'soft ripened cheese',
  ],
  allergens: ['milk'],
  effects: [],
  rules: [
    ...tyramineRules('Cheeses ripened with mold'),
    ...calciumOfCheese,
    {
      kind: 'condition',
      with: ['weakened-immunity', 'organ-transplant'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'Soft cheese ripened with mold can carry listeria, which weak defences may not hold off.',
      advice: 'Choose pasteurized hard cheese, and ask your team how strict to be.',
      sources: ['leukaemia-care-low-counts'],
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'limited',
      why: 'Soft cheese ripened with mold, pasteurized or not, can carry listeria; that is rare and can end a pregnancy.',
      advice: 'Eat it only cooked until steaming hot; hard cheese such as cheddar or parmesan is fine.',
      sources: ['hull-foods-in-pregnancy', 'bnf-foods-in-pregnancy'],
    },
    {
      kind: 'breastfeeding',
      severity: 'none-known',
      evidence: 'limited',
      why: 'Pasteurized cheeses are ordinary foods while breastfeeding.',
      advice: 'Eat them as usual.',
      sources: ['nhs-breastfeeding-diet'],
    },
    {
      kind: 'age',
      underYears: 18,
      severity: 'none-known',
      evidence: 'limited',
      why: 'Pasteurized cheeses are ordinary foods for children who eat solid food.',
      advice: 'Not for babies; serve it in pieces that suit the age.',
      sources: ['ods-calcium'],
    },
  ],
  monograph: null,
} satisfies Herb;
