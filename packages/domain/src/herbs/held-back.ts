import type { UseKey } from './use-keys.ts';

/** What no herb is suggested for: it needs a doctor's treatment, or the idea itself does harm. */
export const neverFor: ReadonlySet<UseKey> = new Set([
  'cancer-support',
  'detox',
  'weight',
  'thyroid',
  'asthma',
  'kidney',
  'gallbladder',
  'worms',
]);
/** Hormones, and what should be taken on advice only: known and checked, but not suggested out of the blue. */
export const onAdviceOnly: ReadonlySet<string> = new Set([
  'bee-venom',
  'caffeine',
  'chinese-club-moss',
  'colloidal-silver',
  'danshen',
  'dhea',
  'guggul',
  'horny-goat-weed',
  'huperzine-a',
  'kava',
  'mucuna',
  'nattokinase',
  'red-yeast-rice',
  'rhubarb-root',
  'sweet-wormwood',
  'tongkat-ali',
  'vitamin-a',
  'yohimbe',
]);
