import type { Cited } from '../herb.ts';

/** The groups of substances that are told of it, by herb. */
export const madeOf: Readonly<Record<string, Cited>> = {
  dandelion: {
    text: 'The root holds a milky juice with bitter substances, resins, sugars, pectin and much inulin.',
    sources: ['culbreth-1927-dandelion'],
  },
  echinacea: {
    text: 'It holds alkylamides and cichoric acid, among others. In one set of plants the roots held most of the alkylamides and the young tops most of the cichoric acid.',
    sources: ['study-qu-2005-echinacea'],
  },
  fennel: {
    text: 'The seed holds 2 to 6 percent of an essential oil: mostly trans-anethole, with fenchone, estragole and limonene.',
    sources: ['who-monographs-nis'],
  },
  ginger: {
    text: 'The root holds an essential oil and starch, and in its resin the hot gingerols, which turn to shogaols in drying.',
    sources: ['study-raharjo-2025-ginger', 'culbreth-1927-materia-medica'],
  },
  'asian-ginseng': {
    text: 'Its best known substances are saponins, the ginsenosides; beside them it holds carbohydrates, an essential oil, amino acids, vitamins and minerals.',
    sources: ['review-shahrajabian-2019-ginseng'],
  },
  'saw-palmetto': {
    text: 'Extracts of the fruit are about nine tenths fatty acids.',
    sources: ['statpearls-herbal-supplements'],
  },
  ashwagandha: {
    text: 'It holds steroid-like lactones, the withanolides (withaferin A among them), and alkaloids.',
    sources: ['review-2023-withania-constituents'],
  },
  sage: {
    text: 'The leaf holds half to two percent of an essential oil, with resin, tannin and a bitter substance.',
    sources: ['culbreth-1927-sage'],
  },
  turmeric: {
    text: 'The root holds an essential oil, resin, starch and the yellow curcumin.',
    sources: ['sayre-1917-turmeric'],
  },
  valerian: {
    text: 'The root holds an essential oil with borneol and pinene, valerianic acid, tannin and resin.',
    sources: ['white-materia-medica-valerian'],
  },
};
