import type { Weights } from './weigh.ts';

/** Weights as they stand in a generated file: signed bytes, place by place, in Base64. */
export interface WrittenWeights {
  readonly placesInBase64: string;
  readonly bases: readonly number[];
  readonly unit: number;
}

/** Every browser and Node have it; the package is typed for neither. */
declare function atob(base64: string): string;

export function readWeights({ placesInBase64, bases, unit }: WrittenWeights): Weights {
  const letters = atob(placesInBase64);
  const places = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at++) places[at] = letters.charCodeAt(at);
  return { places, bases, unit };
}
