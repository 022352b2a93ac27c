import type { Effect } from '../safety/effects.ts';
import type { MedicineClass } from './medicine-classes.ts';

/** What makes a medicine vulnerable to a herb, beyond its class. */
export const medicineTraits = [
  'cyp3a4-substrate-narrow',
  'cyp3a4-substrate',
  'cyp2c9-substrate-narrow',
  'cyp2c9-substrate',
  'cyp2c19-substrate',
  'cyp1a2-substrate-narrow',
  'cyp1a2-substrate',
  'cyp2d6-substrate',
  'p-gp-substrate-narrow',
  'p-gp-substrate',
  'narrow-margin',
  'empty-stomach-absorption',
  'chelated-by-minerals',
  'grapefruit-sensitive',
  'tyramine-sensitive',
  'oatp-substrate',
  'weak-mao-b-inhibitor',
] as const;
export type MedicineTrait = (typeof medicineTraits)[number];

/** One medicine (active substance or fixed combination) with what decides its interactions. */
export interface Medicine {
  /** Stable kebab-case generic name: `warfarin`, `amoxicillin-clavulanate`. */
  readonly key: string;
  readonly name: string;
  /** Other generic names, spellings, abbreviations, everyday names ("baby aspirin"), frequent misspellings. */
  readonly names: readonly string[];
  readonly brands: readonly string[];
  readonly classes: readonly MedicineClass[];
  /** Effects on the body that add to or oppose a herb's: `bleeding`, `sedating`, `serotonergic`… */
  readonly effects: readonly Effect[];
  readonly traits: readonly MedicineTrait[];
  /** Used only on the skin, in the eye or inhaled in amounts that hardly reach the blood. */
  readonly localOnly?: true;
  /** The same substance as this herb key: `potassium-chloride` is `potassium`. */
  readonly sameAs?: string;
  /** Source ids for classes, effects and traits; at least one. */
  readonly sources: readonly string[];
}
