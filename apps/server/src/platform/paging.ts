/** A page of a list: at most so many, from the one before `before` on when it is given. */
export interface Page {
  readonly limit: number;
  readonly before?: number | undefined;
}

/** Such a page of what one user has. */
export interface PageOfUser extends Page {
  readonly userId: number;
}

/** The newest rows of a short list, those before an id when one is given, in the order they came. */
export function pageOf<Row extends { readonly id: number }>(rows: readonly Row[], { limit, before }: Page): Row[] {
  const newest = rows
    .map(({ id }) => id)
    .filter((id) => before === undefined || id < before)
    .toSorted((one, other) => other - one)
    .slice(0, limit);
  const shown = new Set(newest);
  return rows.filter(({ id }) => shown.has(id));
}
