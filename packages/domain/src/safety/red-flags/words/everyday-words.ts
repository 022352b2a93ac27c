/**
 * Written by hand: names of herbs and medicines, British spellings and words of everyday messages that lie one slip from
 * a word of the signs and stand in no American word list (`real-words.gen.ts` holds those): they are never taken for a slip.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  aconitine addisons adrenals agaricus allergens anorexia bangin benzoin bitters blackfly blanc bobbling breastfed
  brian brighton brinker bulimia burstein calving cambogia cameron camomile cardiaca catcher chine chloride chlorite
  clary combi conker continus coumarin cyclosporine decoctions dentures downer downers droppers echinaceae ectopics ester farting
  fatted fontanelle gassy glycine granda grande guaran harmine helleborus hensbane herbe houseplants hyper inulin
  italy kelly kickin lanolin lassi lavendel linde lukas malignan medicina menta metre moher mornins nothin organiser
  polly prescriber psycho rhubarbe runnin salicylates samen sauvage shallot sicky sloes slurp slurped slurping slurps slurpy smokin smoothies snape
  snuffly somethin soother sorter spain specs swimmer tellings thiazides tickly tinctures toner trucker valeriana
  vitamina vitaminb vitaminc vitamind vitamine vitamink wales wally watchers watter werther whiskin worrier yohimbe
  yohimbine
  `
    .trim()
    .split(/\s+/),
);
