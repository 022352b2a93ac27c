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
  /** It may be more: the lower end of a range, the smaller of two, a compound whose share is reckoned. */
  readonly isLeast?: true;
}

/**
 * What two lists tell of the same day: a product that stands in both is one, and twice in one list it is two; where only
 * one of them tells how much, that counts. Never less than either.
 */
export function together(first: readonly Intake[], second: readonly Intake[]): readonly Intake[] {
  const counts = new Map<string, number>();
  const isTold = (among: readonly Intake[], { substance, name, amount }: Intake) =>
    amount === null &&
    among.some((each) => each.substance === substance && each.amount !== null && isSameName(each.name, name));
  for (const intake of first) counts.set(identityOf(intake), (counts.get(identityOf(intake)) ?? 0) + 1);
  return [
    ...first.filter((intake) => !isTold(second, intake)),
    ...second.filter((intake) => {
      if (isTold(first, intake)) return false;
      const left = counts.get(identityOf(intake)) ?? 0;
      counts.set(identityOf(intake), left - 1);
      return left <= 0;
    }),
  ];
}

function identityOf({ substance, name, amount }: Intake): string {
  return `${substance}|${name.toLowerCase()}|${amount}`;
}

function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
