import type { Herb } from '../herb.ts';
import { usualFood } from '../standard-rules.ts';

const sources = ['phadia-quinoa'];

export const quinoa = {
  key: 'quinoa',
  name: 'Quinoa',
  scientificName: 'Chenopodium quinoa',
  kind: 'food',
  family: 'Amaranthaceae',
  names: ['quinoa seeds', 'quinoa flour', 'quinua', 'kinwa', 'keenwa', 'Reismelde', 'Andenhirse'],
  effects: [],
  rules: [
    ...usualFood(sources),
    {
      kind: 'condition',
      with: ['celiac-disease'],
      severity: 'none-known',
      evidence: 'limited',
      why: 'It is no cereal and holds no gluten.',
      advice: 'Choose a pack that is marked as free of gluten.',
      sources,
    },
    {
      kind: 'age',
      underYears: 1,
      severity: 'none-known',
      evidence: 'theoretical',
      why: 'It is a usual food, and no harm from usual amounts is known.',
      advice: 'Rinse it well and cook it soft.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
