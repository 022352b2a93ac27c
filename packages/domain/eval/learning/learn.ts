import { placesForWeights } from '../../src/safety/red-flags/likeness/features.ts';
import { kinds } from '../../src/safety/red-flags/likeness/kinds.ts';
import { shares, sums, type Weights } from '../../src/safety/red-flags/likeness/weigh.ts';
import type { Line } from './lines.ts';

const rounds = 12;
const step = 0.2;
const shrink = 1e-3;

/**
 * Learns weights from labelled lines: a softmax over the features of each, by AdaGrad, calm and not calm counting the
 * same in all. The order is shuffled by a fixed seed, so that the same lines give the same weights to the last bit.
 */
export function learn(lines: readonly Line[]): Weights {
  const places = new Float32Array(kinds.length * placesForWeights);
  const moved = new Float32Array(places.length);
  const bases = kinds.map(() => 0);
  const basesMoved = kinds.map(() => 0);
  const examples = lines.map(({ features, kind }) => ({ features, kind: kinds.indexOf(kind) }));
  const calm = lines.filter(({ kind }) => kind === 'calm').length;
  const worth = (kind: number) => lines.length / 2 / (kind === 0 ? calm : lines.length - calm);
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

  function learnFrom({ features, kind }: { features: readonly number[]; kind: number }): void {
    const likely = Object.values(shares(sums(features, { places, bases, unit: 1 })));
    const share = 1 / Math.sqrt(Math.max(features.length, 1));
    for (let each = 0; each < kinds.length; each++) {
      const off = ((likely[each] ?? 0) - (each === kind ? 1 : 0)) * worth(kind);
      basesMoved[each] = (basesMoved[each] ?? 0) + off * off;
      bases[each] = (bases[each] ?? 0) - (step * off) / Math.sqrt((basesMoved[each] ?? 0) + 1e-8);
      for (const place of features) {
        const at = each * placesForWeights + place;
        const slope = off * share + shrink * (places[at] ?? 0);
        moved[at] = (moved[at] ?? 0) + slope * slope;
        places[at] = (places[at] ?? 0) - (step * slope) / Math.sqrt((moved[at] ?? 0) + 1e-8);
      }
    }
  }
}

/** The weights as whole numbers from -127 to 127, which lose next to nothing and take an eighth of the room. */
export function round({ places, bases }: Weights): Weights & { places: Int8Array } {
  let largest = 0;
  for (const weight of places) largest = Math.max(largest, Math.abs(weight));
  const unit = largest / 127;
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
