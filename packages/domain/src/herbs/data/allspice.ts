import type { Herb } from '../herb.ts';
import { childrenUnknown, foodNotExtract } from '../standard-rules.ts';

export const allspice = {
  key: 'allspice',
  name: 'Allspice',
  scientificName: 'Pimenta dioica',
  kind: 'food',
  family: 'Myrtaceae',
  names: [
    'allspice berries',
    'allspice leaf',
    'jamaica pepper',
    'jamaican pepper',
    'clove pepper',
    'pimenta',
    'pimento berry',
    'pimento berries',
    'pimento leaf',
    'Pimenta officinalis',
    'Piment',
    'Nelkenpfeffer',
    'pimienta de Jamaica',
    'pimienta gorda',
    'toute-épice',
    'pimento da Jamaica',
    'pepe garofanato',
    'alspice',
  ],
  effects: [
    {
      effect: 'irritates-stomach',
      strength: 'weak',
      evidence: 'limited',
      sources: ['drugs-com-allspice'],
    },
  ],
  rules: [...foodNotExtract(['natmed-allspice']), childrenUnknown(1, ['natmed-allspice'])],
  monograph: null,
} satisfies Herb;
