import type { Herb, HerbUse } from './herb.ts';

/** What a herb may help with: not what studies found it useless for, and nothing at all for a dangerous plant. */
export function usesInFavour({ monograph, neverSuggest }: Herb): readonly HerbUse[] {
  if (monograph === null || neverSuggest === true) return [];
  return monograph.uses.filter(({ result }) => result !== 'no-benefit');
}
