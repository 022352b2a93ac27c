import type { Named } from './share.ts';

/** One product of a list with its own words. */
export interface Part {
  readonly text: string;
  readonly named: readonly Named[];
}

const separators = /[;\n•|]|,(?!\d{3}(?!\d))|\s\+\s|\s&\s|\b(?:and|plus|und|y|et)\b/gi;

/** A text cut where another product is named; a piece without a name ("2 tablets daily") stays with the one before. */
export function partsOf(
  text: string,
  named: readonly Named[],
  others: readonly { readonly start: number }[],
): readonly Part[] {
  const cuts = [0, ...[...text.matchAll(separators)].map(({ index }) => index), text.length];
  const starts: number[] = [0];
  let hasName = false;
  for (const [turn, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[turn + 1] ?? text.length;
    const isNamed = [...named, ...others].some(({ start }) => start >= from && start < to);
    if (isNamed && hasName) starts.push(from);
    hasName ||= isNamed;
  }
  return starts.map((from, turn) => {
    const to = starts[turn + 1] ?? text.length;
    const own = named.filter(({ start }) => start >= from && start < to);
    return {
      text: text.slice(from, to),
      named: own.map((each) => ({ ...each, start: each.start - from, end: each.end - from })),
    };
  });
}
