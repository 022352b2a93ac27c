import type { Weights } from './weigh.ts';

/** Weights as they stand in a generated file: place by place, a letter for each, which compresses better than bytes in Base64. */
export interface WrittenWeights {
  /** A function: an engine makes the text when it is called, and may forget it afterwards. */
  placesInLetters(): string;
  readonly bases: readonly number[];
  readonly unit: number;
}

/** So far from nought a weight may be, to be a letter that needs no escape but the backslash. */
export const mostSteps = 45;
/** The letter of nought. */
export const nought = 80;

export function readWeights({ placesInLetters, bases, unit }: WrittenWeights): Weights {
  const letters = placesInLetters();
  const places = new Int8Array(letters.length);
  for (let at = 0; at < places.length; at++) places[at] = letters.charCodeAt(at) - nought;
  return { places, bases, unit };
}
