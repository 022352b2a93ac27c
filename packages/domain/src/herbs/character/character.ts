import type { Cited } from '../herb.ts';
import { kinds } from './kinds.ts';
import { madeOf } from './made-of.ts';
import { tastes } from './tastes.ts';

/** What people ask of a plant beside its use: how it tastes, what it is made of, which part or kind is which. */
export interface Character {
  /** As in "sweet, a little like aniseed". */
  readonly taste: Cited | null;
  readonly madeOf: Cited | null;
  /** How its parts, kinds or well-known extracts differ. */
  readonly kinds: Cited | null;
}

/** What is held of it; nothing is guessed for the rest. */
export function characterOf(key: string): Character {
  return { taste: tastes[key] ?? null, madeOf: madeOf[key] ?? null, kinds: kinds[key] ?? null };
}
