import { bodyAndSkinPhrases } from './body-and-skin-phrases.ts';
import { mindAndBellyPhrases } from './mind-and-belly-phrases.ts';
import { partAndFeelingPhrases } from './part-and-feeling-phrases.ts';
import { plainComplaintPhrases } from './plain-complaint-phrases.ts';
import type { UseKey } from './use-keys.ts';

/** What people say when they want help with something, in lower case; in the order in which answers treat it. */
export const usePhrases: readonly (readonly [UseKey, RegExp])[] = [
  ...mindAndBellyPhrases,
  ...bodyAndSkinPhrases,
  ...plainComplaintPhrases,
  ...partAndFeelingPhrases,
];
