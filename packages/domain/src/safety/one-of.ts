/** A pattern that is met where one of the patterns is; flags are those of the first, and the same for all. */
export function oneOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}
