import type { Morphology } from '@herbie/domain';

/** A plant's shape as the server sends it; null when it has none. */
export function readMorphology(value: unknown): Morphology | null {
  const isShape =
    typeof value === 'object' &&
    value !== null &&
    'leaf' in value &&
    'flower' in value &&
    'fruit' in value &&
    'habit' in value;
  // safe: the server sends the knowledge base's own typed constant.
  return isShape ? (value as unknown as Morphology) : null;
}
