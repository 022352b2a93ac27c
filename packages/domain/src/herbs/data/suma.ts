import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const suma = {
  key: 'suma',
  name: 'Suma (Brazilian ginseng)',
  scientificName: 'Hebanthe eriantha',
  kind: 'herb',
  family: 'Amaranthaceae',
  names: [
    'Pfaffia paniculata',
    'Hebanthe paniculata',
    'Pfaffia',
    'Brazilian ginseng',
    'ginseng brasileiro',
    'para toda',
    'paratudo root',
    'suma root',
    'corango-açu',
    'Gomphrena paniculata',
    'beta-ecdysterone',
    'ecdysterone',
  ],
  effects: [
    { effect: 'estrogenic', strength: 'weak', evidence: 'theoretical', sources: ['globinmed-suma'] },
    { effect: 'androgenic', strength: 'weak', evidence: 'theoretical', sources: ['globinmed-suma'] },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['hormone-sensitive-condition', 'prostate-cancer'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In mice it raised estrogen, progesterone and testosterone.',
      advice: 'Do not take it unless your doctor agrees.',
      sources: ['globinmed-suma'],
    },
    noData('pregnancy', ['globinmed-suma']),
    noData('breastfeeding', ['globinmed-suma']),
    childrenUnknown(18, ['globinmed-suma']),
  ],
  monograph: null,
} satisfies Herb;
