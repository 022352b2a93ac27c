import { featuresOf, placesForWeights } from './features.ts';
import { type Kind, kinds } from './kinds.ts';

/** One weight for each kind at each place, and one for each kind alone. */
export interface Weights {
  readonly places: Int8Array | Float32Array;
  readonly bases: readonly number[];
  /** What a whole-number weight of 1 is worth. */
  readonly unit: number;
}

/** How likely each kind is for a text, from 0 to 1, all together 1. */
export function weigh(text: string, weights: Weights): Readonly<Record<Kind, number>> {
  return shares(sums(featuresOf(text), weights));
}

/** The weighed features of each kind, before they become likelihoods. */
export function sums(features: readonly number[], { places, bases, unit }: Weights): number[] {
  const scale = unit / Math.sqrt(Math.max(features.length, 1));
  return kinds.map((_, kind) => {
    let sum = 0;
    const offset = kind * placesForWeights;
    for (const place of features) sum += places[offset + place] ?? 0;
    return (bases[kind] ?? 0) + sum * scale;
  });
}

export function shares(values: readonly number[]): Record<Kind, number> {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  // safe: there is one value for each kind, in the order of the kinds.
  return Object.fromEntries(kinds.map((kind, index) => [kind, (powers[index] ?? 0) / whole])) as Record<Kind, number>;
}
