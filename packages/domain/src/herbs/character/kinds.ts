import type { Cited } from '../herb.ts';

/** How parts, species or well-known extracts of one plant differ, by herb. */
export const kinds: Readonly<Record<string, Cited>> = {
  ashwagandha: {
    text: 'KSM-66 is an extract of the root with 5 percent withanolides, Sensoril one of root and leaf with at least 8 percent, and Shoden one of root and leaf set to 35 percent withanolide glycosides. So their milligrams do not compare; most trials used extracts of the root, and I hold no trial of one against the other.',
    sources: ['fullscript-ashwagandha'],
  },
  echinacea: {
    text: 'European experts accept the pressed juice of the fresh flowering herb of purple coneflower (Echinacea purpurea) for colds on studies, and its root on long use alone. Parts and species hold different things, so what was found for one says little of another, E. angustifolia and E. pallida among them.',
    sources: ['ema-echinacea-purpurea-herb', 'ema-echinacea-purpurea-root', 'study-qu-2005-echinacea'],
  },
  'cinnamon-cassia': {
    text: 'Cassia is the sharper kind of most shops and holds much coumarin, which can strain the liver; Ceylon cinnamon is milder and holds little. Who eats a lot of cinnamon should take Ceylon.',
    sources: ['bfr-2012-cassia-cinnamon'],
  },
  'cinnamon-ceylon': {
    text: 'Ceylon cinnamon is the mild kind and holds little coumarin; cassia, the sharper kind of most shops, holds much, and that can strain the liver. Who eats a lot of cinnamon should take Ceylon.',
    sources: ['bfr-2012-cassia-cinnamon'],
  },
};
