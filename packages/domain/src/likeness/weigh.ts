import { featuresOf } from './features.ts';

/** What was learned for a row of labels: at each place one weight for each label, and one for each label alone. */
export interface Weights {
  /** Place by place, the labels side by side. */
  readonly places: Int8Array | Float32Array;
  readonly bases: readonly number[];
  /** What a whole-number weight of 1 is worth. */
  readonly unit: number;
}

/** How likely each label is for a text, from 0 to 1, all together 1; the labels in the order in which they were learned. */
export function weigh<Label extends string>(
  text: string,
  labels: readonly Label[],
  weights: Weights,
): Readonly<Record<Label, number>> {
  const likely = shares(sums(featuresOf(text), weights));
  // safe: there is one value for each label, in the order of the labels.
  return Object.fromEntries(labels.map((label, index) => [label, likely[index] ?? 0])) as Record<Label, number>;
}

/** How many places there are: a power of two. Features that share their last bits share a place. */
function countPlaces({ places, bases }: Weights): number {
  return places.length / bases.length;
}

/** The weighed features of each label, before they become likelihoods. */
export function sums(features: readonly number[], weights: Weights): number[] {
  const { places, bases, unit } = weights;
  const lastPlace = countPlaces(weights) - 1;
  const scale = unit / Math.sqrt(Math.max(features.length, 1));
  const weighed = new Float64Array(bases.length);
  for (const feature of features) {
    const from = (feature & lastPlace) * bases.length;
    for (let label = 0; label < bases.length; label++)
      weighed[label] = (weighed[label] ?? 0) + (places[from + label] ?? 0);
  }
  return bases.map((base, label) => base + (weighed[label] ?? 0) * scale);
}

export function shares(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
