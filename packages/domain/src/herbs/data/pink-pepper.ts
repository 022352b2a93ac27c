import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-2019-pink-peppercorn', 'aaaai-2020-cashew-family'];

export const pinkPepper = {
  key: 'pink-pepper',
  name: 'Pink pepper',
  scientificName: 'Schinus terebinthifolia',
  kind: 'food',
  family: 'Anacardiaceae',
  names: [
    'pink peppercorn',
    'pink peppercorns',
    'pink pepperberries',
    'Schinus terebinthifolius',
    'Schinus molle',
    'Brazilian pepper',
    'Brazilian pepper tree',
    'Peruvian pepper',
    'Peruvian pepper tree',
    'baies roses',
    'rosa Pfeffer',
    'pimienta rosa',
    'aroeira',
  ],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['cashew-family'],
      severity: 'major',
      evidence: 'limited',
      why: 'It is no pepper but a berry of the cashew family: 16 of 21 children with cashew or pistachio allergy reacted to it on the skin, and one person with both allergies had anaphylaxis.',
      advice: 'Leave it out, also in mixed peppercorns, until an allergist has tested it.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
