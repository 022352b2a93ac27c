/** How much of one substance one product brings in a day, as its text tells it. */
export interface Intake {
  /** The key of an upper level; null for a multivitamin, which may bring of all. */
  readonly substance: string | null;
  /** The herb it was named as, and the words. */
  readonly herb: string;
  readonly name: string;
  /** The words that tell of it: "zinc 13 mg x6". */
  readonly text: string;
  /** A day, in the unit of the level; null where it is named without an amount that is certain. */
  readonly amount: number | null;
  /** The text tells how often; else it is taken to be every day. */
  readonly isDailyTold: boolean;
  /** The text gives it in international units. */
  readonly isInIu: boolean;
  /** The amount is reckoned from a compound, a count of tablets or times a day. */
  readonly isReckoned: boolean;
}

/**
 * What two lists tell of the same day: a product that stands in both is one, and twice in one list it is two.
 * Never less than either.
 */
export function together(first: readonly Intake[], second: readonly Intake[]): readonly Intake[] {
  const counts = new Map<string, number>();
  for (const intake of first) counts.set(identityOf(intake), (counts.get(identityOf(intake)) ?? 0) + 1);
  return [
    ...first,
    ...second.filter((intake) => {
      const left = counts.get(identityOf(intake)) ?? 0;
      counts.set(identityOf(intake), left - 1);
      return left <= 0;
    }),
  ];
}

function identityOf({ substance, name, amount }: Intake): string {
  return `${substance}|${name.toLowerCase()}|${amount}`;
}
