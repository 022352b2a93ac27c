import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['review-blanco-2003-latex-fruit', 'eaaci-patients-fruit'];

export const bananaPowder = {
  key: 'banana-powder',
  name: 'Banana powder',
  scientificName: 'Musa acuminata',
  kind: 'food',
  family: 'Musaceae',
  names: [
    'green banana flour',
    'banana flour',
    'green banana powder',
    'banana peel tea',
    'banana peel',
    'plantain flour',
    'green banana starch',
  ],
  allergens: ['kiwi-banana-avocado'],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['latex'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Between a third and most people with latex allergy react to this fruit or its kin, often badly.',
      advice: 'Ask an allergist first, and stop at any itching or swelling.',
      sources: ['review-blanco-2003-latex-fruit', 'eaaci-patients-fruit'],
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    {
      kind: 'pregnancy',
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'It is a usual food, and no harm from usual amounts is known.',
      advice: 'Keep to the amounts of food.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'It is a usual food, and no harm from usual amounts is known.',
      advice: 'Keep to the amounts of food.',
      sources,
    },
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
