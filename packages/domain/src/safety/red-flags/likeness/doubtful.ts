import { likenessOf } from './likeness.ts';

/** From this likelihood of calm on, all words together speak against what a rule has raised. */
const doubtFrom = 0.15;
/** A wish to die is told in few and quiet words. */
const doubtFromWhenDark = 0.5;
/** In fewer, one word weighs too much. */
const enoughWords = 10;

/**
 * Whether an emergency that a rule raised may be a misreading: of 13 in 252 turns of talks never learned, the seven true ones
 * sounded calm by at most 0.09, the six false ones by 0.16 and more. It is told all the same, and only not held against what
 * is said next.
 */
export function isDoubtful(message: string, isDark: boolean): boolean {
  if (message.split(/\s+/).length < enoughWords) return false;
  return likenessOf(message).calm >= (isDark ? doubtFromWhenDark : doubtFrom);
}
