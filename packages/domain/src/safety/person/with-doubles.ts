import type { Mention } from '../../resolve/mention.ts';
import { areTwo } from '../two-products.ts';

/** The first of two entries that bring the same herb tells of the other. */
export function withDoubles(herbs: readonly Mention[]): readonly Mention[] {
  return herbs.map((mention, place) => {
    if (herbs.findIndex(({ id }) => id === mention.id) !== place) return mention;
    const other = herbs.find((each) => each !== mention && each.id === mention.id && areTwo(each, mention));
    return other === undefined ? mention : { ...mention, alsoIn: other.entry ?? other.text };
  });
}
