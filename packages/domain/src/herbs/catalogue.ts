import { allHerbs } from './data/index.gen.ts';
import type { Herb } from './herb.ts';

const byKey = new Map(allHerbs.map((herb) => [herb.key, herb]));

/** Every herb, mushroom, food and supplement, in the order of their keys. */
export function listHerbs(): readonly Herb[] {
  return allHerbs;
}

/** By its key; undefined for what is not known. */
export function findHerb(key: string): Herb | undefined {
  return byKey.get(key);
}
