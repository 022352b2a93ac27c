import type { Weights } from './weigh.ts';

/** Weights as they stand in a generated file: place by place, a letter for each, which compresses better than bytes in Base64. */
export interface WrittenWeights {
  readonly placesInLetters: string;
  readonly bases: readonly number[];
  readonly unit: number;
}

/** So far from nought a weight may be, to be a letter that needs no escape but the backslash. */
export const mostSteps = 45;
/** The letter of nought. */
export const nought = 80;

export function readWeights({ placesInLetters, bases, unit }: WrittenWeights): Weights {
  const places = new Int8Array(placesInLetters.length);
  for (let at = 0; at < places.length; at++) places[at] = placesInLetters.charCodeAt(at) - nought;
  return { places, bases, unit };
}
