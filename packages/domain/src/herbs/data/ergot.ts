import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['cmaj-wooltorton-2003-ergot'];

export const ergot = {
  key: 'ergot',
  name: 'Ergot',
  scientificName: 'Claviceps purpurea',
  kind: 'mushroom',
  family: 'Clavicipitaceae',
  names: [
    'ergot of rye',
    'ergot fungus',
    'ergot of grain',
    'rye ergot',
    'Claviceps',
    'Secale cornutum',
    'Mutterkorn',
    'ergot de seigle',
    'cornezuelo',
    'cornezuelo de centeno',
    'segale cornuta',
    'cravagem do centeio',
  ],
  neverSuggest: true,
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['class:macrolide', 'class:azole-antifungal', 'class:hiv-protease-inhibitor', 'class:triptan'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Its alkaloids cut off the blood to hands, feet, heart and brain; with {with} strokes, gangrene or spasms of the heart are to be feared.',
      advice: 'Never take them together.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    ...poisonRules(
      'This fungus of grain tightens blood vessels: poisoned grain has brought gangrene, fits and miscarriages.',
      'Never take it in any form. If some was taken, call a poison center.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
