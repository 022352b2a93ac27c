import { slipsAllowed } from './near.ts';
import { distance } from './words.ts';

const shortestAnew = 6;

interface Beside {
  readonly isBesideRight: boolean;
  /** The entry of a list holds nothing else, and another word of it is right. */
  readonly isWhole: boolean;
}

/** In a name of several words each slips only as far as one of its length may: "fibre supplement" is no "fer supplement". */
function isSlipOf(word: string, meant: string, { isBesideRight, isWhole }: Beside): boolean {
  if (denials.has(word)) return false;
  // "Uav ursi", and nothing else in the entry.
  if (isWhole && word.length >= 2 && distance(word, meant, 1) <= 1) return true;
  const most = Math.max(1, slipsAllowed(word.length) + (isBesideRight && word.length >= shortestAnew ? 1 : 0));
  return word.length >= (isBesideRight ? 3 : 4) && distance(word, meant, most) <= most;
}

/** "Not thyroid" is no "nat. thyroid". */
const denials: ReadonlySet<string> = new Set(['no', 'not', 'non', 'nor']);

/** "Sylibum marianum": beside a long word that is right and belongs to no other name, one may be further off. */
const shortestRight = 6;

/** Two or three words are a misspelt name only when that name has as many, and short words in it are right. */
export function sameInnerShape(
  slice: readonly string[],
  near: string,
  { real, isWhole }: { readonly real: readonly boolean[]; readonly isWhole: boolean },
): boolean {
  if (slice.length === 1) return true;
  const parts = near.split(' ');
  const isRight = (word: string, place: number) => word === parts[place];
  const isBesideRight = slice.some(
    (word, place) => isRight(word, place) && !real[place] && word.length >= shortestRight,
  );
  return (
    parts.length === slice.length &&
    slice.every(
      (word, place) =>
        isRight(word, place) ||
        (!real[place] &&
          isSlipOf(word, parts[place] ?? '', { isBesideRight, isWhole: isWhole && slice.some(isRight) })),
    )
  );
}
