import type { Label } from './labels.ts';

/** What the product answered to a photo. */
export interface Reading {
  readonly productName: string | null;
  readonly ingredients: readonly {
    readonly name: string;
    readonly amount: number | null;
    readonly unit: string | null;
  }[];
  readonly milliseconds: number;
}

export interface Grade {
  readonly hasName: boolean;
  readonly ingredients: { readonly found: number; readonly of: number };
  readonly amounts: { readonly found: number; readonly of: number };
  /** What was told and is not on the label: a wrong amount is worse than a missing one. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

export function grade({ name, holds }: Label, { productName, ingredients }: Reading): Grade {
  const wanted = Object.entries(holds);
  const read = new Map(
    ingredients.map(({ name: what, amount, unit }) => [what, amount === null ? null : `${amount} ${unit}`] as const),
  );
  const seen = wanted.filter(([what]) => read.has(what));
  const measured = wanted.filter(([, amount]) => amount !== null);
  const right = measured.filter(([what, amount]) => read.get(what) === amount);
  return {
    hasName: isNear(productName ?? '', name),
    ingredients: { found: seen.length, of: wanted.length },
    amounts: { found: right.length, of: measured.length },
    wrong: [...read].flatMap(([what, amount]) => {
      if (!(what in holds)) return [`${what} is not on it`];
      return amount === null || amount === holds[what] ? [] : [`${what} ${amount} for ${holds[what]}`];
    }),
    missed: wanted.flatMap(([what, amount]) => (read.get(what) === amount ? [] : [`${what} ${amount ?? ''}`.trim()])),
  };
}

const nearShare = 0.15;

/** The same words but for a letter or two: what a person would know the product by. */
function isNear(read: string, printed: string): boolean {
  const [one, other] = [read, printed].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  if (!one || !other) return false;
  return distance(one, other) <= Math.max(one.length, other.length) * nearShare;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let at = 1; at <= other.length; at += 1)
      next.push(
        Math.min((row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1), (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
