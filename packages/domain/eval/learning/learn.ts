import { shares, sums, type Weights } from '../../src/likeness/weigh.ts';
import { mostSteps } from '../../src/likeness/written-weights.ts';

const rounds = 12;
const usualStep = 0.2;
const shrink = 1e-3;

export interface Example {
  readonly features: readonly number[];
  /** Which of the labels it belongs to, from 0. */
  readonly label: number;
  /** How much it counts beside the others of its label; 1 where nothing is said. */
  readonly weight?: number;
}

export interface Lesson {
  readonly examples: readonly Example[];
  readonly labels: number;
  /** A power of two. */
  readonly places: number;
  /** How much an example of a label counts. */
  readonly worth: (label: number) => number;
  /** How far a weight moves at first. */
  readonly step?: number;
}

/**
 * Learns weights from labelled examples: a softmax over the features of each, by AdaGrad. The order is shuffled by a fixed
 * seed, so that the same examples give the same weights to the last bit.
 */
export function learn({ examples, labels, places: maxPlaces, worth, step = usualStep }: Lesson): Weights {
  const places = new Float32Array(labels * maxPlaces);
  const moved = new Float32Array(places.length);
  const bases = Array.from({ length: labels }, () => 0);
  const basesMoved = bases.map(() => 0);
  const order = examples.map((_, index) => index);
  const random = randomNumbers();
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example) learnFrom(example);
    }
  }
  return { places, bases, unit: 1 };

  function learnFrom({ features, label, weight = 1 }: Example): void {
    const likely = shares(sums(features, { places, bases, unit: 1 }));
    const share = 1 / Math.sqrt(Math.max(features.length, 1));
    const off = likely.map((share, each) => (share - (each === label ? 1 : 0)) * worth(label) * weight);
    for (let each = 0; each < labels; each++) {
      basesMoved[each] = (basesMoved[each] ?? 0) + (off[each] ?? 0) ** 2;
      bases[each] = (bases[each] ?? 0) - (step * (off[each] ?? 0)) / Math.sqrt((basesMoved[each] ?? 0) + 1e-8);
    }
    for (const feature of features) {
      const from = (feature & (maxPlaces - 1)) * labels;
      for (let each = 0; each < labels; each++) {
        const at = from + each;
        const slope = (off[each] ?? 0) * share + shrink * (places[at] ?? 0);
        moved[at] = (moved[at] ?? 0) + slope * slope;
        places[at] = (places[at] ?? 0) - (step * slope) / Math.sqrt((moved[at] ?? 0) + 1e-8);
      }
    }
  }
}

/**
 * The weights as whole numbers from minus to plus `steps`. Fifteen steps lose next to nothing: of follow-ups never learned as
 * many are read right as by the weights themselves, in two fifths of the bytes of 127 steps once the file is compressed.
 */
export function round({ places, bases }: Weights, steps = mostSteps): Weights & { places: Int8Array } {
  let largest = 0;
  for (const weight of places) largest = Math.max(largest, Math.abs(weight));
  const unit = largest / steps;
  return {
    places: Int8Array.from(places, (weight) => Math.round(weight / unit)),
    bases: bases.map((base) => Number(base.toFixed(4))),
    unit,
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** A linear congruential generator (Numerical Recipes), from 0 up to 1. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
