import { mineralLevels } from './data/minerals.ts';
import { otherLevels } from './data/others.ts';
import { vitaminLevels } from './data/vitamins.ts';
import type { Counted, Limit, UpperLevel } from './upper-level.ts';

/** Every substance of which an upper level is known. */
export const upperLevels: readonly UpperLevel[] = [...vitaminLevels, ...mineralLevels, ...otherLevels];

const byHerb = Map.groupBy(
  upperLevels.flatMap((level) => level.countedFrom.map((counted) => ({ level, counted }))),
  ({ counted }) => counted.herb,
);

/** The substances with a level that a herb may bring, each with the names that stand for it. */
export function levelsOf(herbKey: string): readonly { readonly level: UpperLevel; readonly counted: Counted }[] {
  return byHerb.get(herbKey) ?? [];
}

export function ruleIdOf({ key }: UpperLevel, { id }: Limit): string {
  return `amounts/${key}/${id}`;
}
