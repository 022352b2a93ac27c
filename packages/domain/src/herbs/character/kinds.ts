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
  magnesium: {
    text: 'Forms that dissolve well, such as citrate, lactate and chloride, are taken up better than oxide and sulfate.',
    sources: ['ods-magnesium'],
  },
  'omega-3-fish-oil': {
    text: 'Omega-3 is the name of the fatty acids, and fish oil is one of the things that hold them: EPA and DHA. The omega-3 of flaxseed and walnuts is another one, ALA, of which the body turns only little into the other two. So look on the label for the amounts of EPA and DHA rather than of oil.',
    sources: ['ods-omega-3'],
  },
  'vitamin-b3': {
    text: 'Niacin (nicotinic acid) and niacinamide (nicotinamide) are two forms of vitamin B3. From about 30 to 50 mg on, nicotinic acid can flush and burn the skin; nicotinamide does not do that.',
    sources: ['ods-niacin'],
  },
  'vitamin-b9': {
    text: 'Folate is the vitamin as food holds it. Folic acid is the form made for tablets and fortified food, and the body takes up more of it.',
    sources: ['ods-folate'],
  },
  'vitamin-d': {
    text: 'The body takes up D2 and D3 well and both raise the level in the blood; by most studies D3 raises it further and holds it longer.',
    sources: ['ods-vitamin-d'],
  },
  'vitamin-k': {
    text: 'K1 comes above all from green leafy vegetables. K2 is the name of a group that bacteria make, found in small amounts in some animal and fermented foods.',
    sources: ['ods-vitamin-k'],
  },
};
