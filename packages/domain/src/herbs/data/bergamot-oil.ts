import { peelOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const bergamotOil = {
  key: 'bergamot-oil',
  name: 'Bergamot oil',
  scientificName: 'Citrus bergamia',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'bergamot essential oil',
    'oil of bergamot',
    'bergamot peel oil',
    'bergamot aromatherapy oil',
    'Bergamottöl',
    'Bergamotteöl',
    'huile essentielle de bergamote',
    'huile de bergamote',
    'aceite de bergamota',
    'olio di bergamotto',
    'Citrus bergamia oil',
    'bergamont oil',
    'bergemot oil',
  ],
  ...peelOil('strong', ['tisserand-phototoxicity', 'drugs-com-bergamot-oil', 'textbook-oils-on-skin']),
  monograph: null,
} satisfies Herb;
