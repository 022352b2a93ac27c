import { findHerb, listHerbs } from '../../../herbs/catalogue.ts';
import type { Item } from '../../../safety/item.ts';

/** "Something not in that family", of plants. */
export const notThatFamily =
  /\b(?:not|nothing|outside|none) (?:in|from|of) (?:that|this|the same|its) (?:plant )?family\b|\bfrom (?:another|a different) (?:plant )?family\b/i;

/** The keys of all herbs of the families that these belong to. */
export function ofTheFamilies(items: readonly Item[]): readonly string[] {
  const families = new Set(items.flatMap(({ id }) => findHerb(id)?.family ?? []));
  return listHerbs().flatMap(({ key, family }) => (family !== null && families.has(family) ? [key] : []));
}
