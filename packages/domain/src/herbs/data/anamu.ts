import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['drugs-com-guinea-hen-weed'];

export const anamu = {
  key: 'anamu',
  name: 'Anamu (guinea hen weed)',
  scientificName: 'Petiveria alliacea',
  kind: 'herb',
  family: 'Petiveriaceae',
  names: [
    'anamú',
    'guinea hen weed',
    'guinea henweed',
    'guinea hen leaf',
    'petiveria',
    'gully root',
    'mucura',
    'tipi',
    'apacin',
    'congo root',
    'garlic weed petiveria',
    'mapurite',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources: ['healthencyclopedia-anamu'] },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['bleeding-disorder', 'anemia'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Care is advised where the blood is ill.',
      advice: 'Ask your doctor first.',
      sources: ['drugs-com-guinea-hen-weed'],
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'Its extract makes the womb contract and may cause a miscarriage.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is not known to be safe in nursing.',
      advice: 'Do not take it while breastfeeding.',
      sources,
    },
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
