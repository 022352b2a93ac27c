import type { Cited } from '../herb.ts';

/** How parts, species or well-known extracts of one plant differ, by herb. */
export const kinds: Readonly<Record<string, Cited>> = {
  ashwagandha: {
    text: 'The brands differ in strength: KSM-66 is a water extract of the root with more than 5 percent withanolides, while another root extract, Witholytin, is set to about 1.5 percent. So milligrams do not compare from one brand to the next (Sensoril, Shoden): look for the part used and the withanolides on the label. I hold no trial of one brand against the other.',
    sources: ['review-ashwagandha-trials-table', 'study-vaidya-2023-ashwagandha'],
  },
  echinacea: {
    text: 'European experts accept the pressed juice of the fresh flowering herb of purple coneflower (Echinacea purpurea) for colds on studies, and its root on long use alone. Parts and species hold different things, so what was found for one says little of another, E. angustifolia and E. pallida among them.',
    sources: ['ema-echinacea-purpurea-herb', 'ema-echinacea-purpurea-root', 'study-qu-2005-echinacea'],
  },
  probiotics: {
    text: 'It depends on what it is for: results hold for the strain that was studied, and the label should name it with genus, species and a code. For diarrhea from antibiotics only certain lactobacilli and bifidobacteria helped in pooled trials. I hold no strain that is proven for everything.',
    sources: ['nccih-probiotics', 'ods-probiotics'],
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
